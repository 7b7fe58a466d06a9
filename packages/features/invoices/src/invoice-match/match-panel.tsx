import { invoiceMatches, type InvoiceMatch } from '@tsumugi/contract'
import type { DocumentDetail } from '@tsumugi/documents'
import { useText } from '@tsumugi/i18n'
import { useChange, useQuery } from '@tsumugi/queries'
import { ErrorState, Segments, Skeleton, useStyles } from '@tsumugi/ui'
import { useEffect, useState } from 'react'
import { invoiceTexts } from '../words/invoice-texts.ts'
import { AnswerBar } from './answer-bar.tsx'
import { DifferenceList } from './difference-list.tsx'
import { MatchFigures } from './match-figures.tsx'
import { matchGroups } from './match-groups.ts'
import { MatchTable } from './match-table.tsx'
import { MeterPanel } from '../standing/meter-panel.tsx'
import { StandingPanels } from '../standing/standing-panels.tsx'
import { TaxTable } from './tax-table.tsx'
import css from './match.css?inline'

export interface MatchProps {
  readonly detail: DocumentDetail
  readonly match: InvoiceMatch
}

/** An invoice held against its orders and what was accepted (domain §3.7), with the answers that follow. */
export function MatchPanel({ detail }: { readonly detail: DocumentDetail }) {
  useStyles(css)
  const topics = { topics: ['invoice', 'contract', 'delivery'] }
  const { data, error, mutate } = useQuery(invoiceMatches.show, { id: detail.id }, { stays: true, ...topics })
  useWitness(detail, data?.data.selfBilling?.proof === null)
  if (data) return <Matched detail={detail} match={data.data} />
  return error ? <ErrorState onRetry={() => void mutate()} /> : <Skeleton rows={8} />
}

/** Whoever did not write the invoice has now been shown what it says: of a self-billed one that is a proof at law. */
function useWitness({ id, author, side }: DocumentDetail, isUnproven: boolean) {
  const tell = useChange(invoiceMatches.witness)
  const isDue = isUnproven && author === 'receiver' && side === 'issuer'
  useEffect(() => {
    if (isDue) void tell({ id }).catch(() => undefined)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Said once for each revision that is opened.
  }, [isDue, id])
}

type Shown = 'all' | 'differing'

function Matched({ detail, match }: MatchProps) {
  const t = useText(invoiceTexts)
  const [shown, show] = useState<Shown>('all')
  const groups = matchGroups(match.lines, shown === 'differing')
  return (
    <div className="invoice-match">
      <AnswerBar {...{ detail, match }} />
      <MatchFigures {...{ detail, match }} />
      <div className="match-sheet">
        <header>
          <h2>{t('match')}</h2>
          <Segments
            label={t('show')}
            size={24}
            value={shown}
            onChange={(value: Shown) => show(value)}
            options={(['all', 'differing'] as const).map((value) => ({ value, label: t(`show.${value}`) }))}
          />
        </header>
        {groups.length > 0 ? (
          <MatchTable {...{ groups, match }} taxMode={String(detail.taxMode)} />
        ) : (
          <p className="soft">{t('show.none')}</p>
        )}
        <div className="below">
          <DifferenceList {...{ detail, match }} />
          <TaxTable {...{ detail, match }} />
        </div>
      </div>
      <div className="match-panels">
        <MeterPanel {...{ detail, match }} />
        <StandingPanels {...{ detail, match }} />
      </div>
    </div>
  )
}
