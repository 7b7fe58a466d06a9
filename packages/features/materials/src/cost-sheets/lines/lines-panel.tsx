import type { CostSheetDetail } from '@tsumugi/contract'
import type { CostFigures } from '@tsumugi/domain/costing'
import { formatNumber, useText } from '@tsumugi/i18n'
import { Button, EmptyState, useStyles } from '@tsumugi/ui'
import { Plus } from '@tsumugi/ui/icons'
import { useState } from 'react'
import { costTexts } from '../words/cost-texts.ts'
import { LineDialog } from './line-dialog.tsx'
import css from './lines.css?inline'
import { LinesTable } from './lines-table.tsx'
import { PasteDialog } from './paste-dialog.tsx'

interface LinesPanelProps {
  readonly sheet: CostSheetDetail
  readonly figures: CostFigures
  /** The version before this one. */
  readonly before: CostSheetDetail['versions'][number] | null
}

/** The lines of a version by group, with what is needed and what to buy; of a draft they are added, pasted and corrected. */
export function LinesPanel({ sheet, figures, before }: LinesPanelProps) {
  useStyles(css)
  const t = useText(costTexts)
  const [open, setOpen] = useState<{ lineage: string | null } | 'paste' | null>(null)
  const locked = sheet.status === 'draft' ? {} : { reason: t('why.locked') }
  const close = () => setOpen(null)
  const add = (
    <Button size={24} type="plain" icon={Plus} onClick={() => setOpen({ lineage: null })} {...locked}>
      {t('line.add')}
    </Button>
  )
  const facts = { count: sheet.lines.length, pieces: t('pieces', { count: formatNumber(sheet.targetQuantity) }) }
  return (
    <section className="cost-panel" aria-label={t('lines')}>
      <header>
        <h2>{t('lines')}</h2>
        <span className="small soft">{t('lines.facts', facts)}</span>
        <Button size={24} type="plain" onClick={() => setOpen('paste')} {...locked}>
          {t('line.paste')}
        </Button>
        {add}
      </header>
      {sheet.lines.length === 0 ? (
        <EmptyState heading="h3" title={t('lines.none')}>
          {t('lines.none.text')}
        </EmptyState>
      ) : (
        <LinesTable sheet={sheet} figures={figures} before={before} onOpen={(lineage) => setOpen({ lineage })} />
      )}
      {open === 'paste' && <PasteDialog sheet={sheet} onClose={close} />}
      {open !== null && open !== 'paste' && (
        <LineDialog key={open.lineage} sheet={sheet} lineage={open.lineage} onClose={close} />
      )}
    </section>
  )
}
