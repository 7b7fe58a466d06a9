import { useText } from '@tsumugi/i18n'
import type { PageAddress } from '@tsumugi/records'
import { useSession } from '@tsumugi/session'
import { EmptyState, Screen, useStyles } from '@tsumugi/ui'
import type { ReactNode } from 'react'
import css from './cost-sheets.css?inline'
import { AskedLines } from './opened/asked-lines.tsx'
import { SheetList } from './sheet-list.tsx'
import { SheetRoom } from './sheet-room.tsx'
import { costTexts } from './words/cost-texts.ts'

/** /resource_plan_sheets: a brand's cost sheets; to those it asks, the lines that were opened to them. */
export function CostSheetsScreen({ query }: Pick<PageAddress, 'query'>) {
  return <ByKind brand={<SheetList query={query} />} partner={<AskedLines query={query} />} />
}

/** /resource_plan_sheets/:id: one version; to a partner, what of it was opened. */
export function CostSheetScreen({ params, query }: PageAddress) {
  const id = Number(params.id)
  return (
    <ByKind
      brand={<SheetRoom key={id} id={id} query={query} />}
      partner={<AskedLines key={id} query={query} sheetId={id} />}
    />
  )
}

interface ByKindProps {
  readonly brand: ReactNode
  readonly partner: ReactNode
}

function ByKind({ brand, partner }: ByKindProps) {
  useStyles(css)
  const t = useText(costTexts)
  const kind = useSession().user?.kind
  if (kind === 'brand') return brand
  if (kind === 'supplier' || kind === 'trade') return partner
  return (
    <Screen title={t('title')}>
      <EmptyState heading="h2" title={t('notYours')} />
    </Screen>
  )
}
