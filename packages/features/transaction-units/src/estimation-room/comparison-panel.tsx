import { estimationRounds, type ComparedEstimation } from '@tsumugi/contract'
import type { DocumentDetail } from '@tsumugi/documents'
import { formatDate, formatMoney, formatNumber, useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { useQuery } from '@tsumugi/queries'
import { Button, Status, useStyles } from '@tsumugi/ui'
import { useState, type ReactNode } from 'react'
import css from '../unit-panels.css?inline'
import { unitTexts } from '../unit-texts.ts'
import { CostsDialog } from './costs-dialog.tsx'
import { InviteDialog } from './invite-dialog.tsx'

/** Quotations of a round side by side, by what a piece costs until it is in the warehouse. */
export function ComparisonPanel({ detail }: { readonly detail: DocumentDetail }) {
  useStyles(css)
  const t = useText(unitTexts)
  const [inviting, setInviting] = useState(false)
  const [reckoning, setReckoning] = useState<ComparedEstimation | null>(null)
  const topics = ['estimation', 'currency_conversion']
  const round = useQuery(estimationRounds.compare, { id: detail.id }, { topics }).data?.data
  if (!round) return null
  const { estimations, pieces, rates } = round
  return (
    <section className="unit-panel" aria-label={t('compare.title')}>
      <header>
        <h2>
          {t('compare.title')}{' '}
          <span className="small soft">
            {t('compare.about', { count: estimations.length, pieces: formatNumber(pieces) })}
          </span>
        </h2>
        <Button onClick={() => setInviting(true)}>{t('invite')}</Button>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls must be reachable by keys. */}
      <div className="unit-compare" role="region" aria-label={t('compare.title')} tabIndex={0}>
        <ComparisonTable {...{ estimations, pieces }} onReckon={setReckoning} />
      </div>
      {rates.length > 0 && (
        <p className="tiny soft">
          {t('compare.rates')}{' '}
          {rates
            .map(({ currency, rate, perUnits }) => `${currency} ${perUnits === 1 ? '' : `${perUnits} = `}${rate}`)
            .join(' · ')}
        </p>
      )}
      {inviting && (
        <InviteDialog
          requestId={detail.id}
          asked={estimations.map(({ partner }) => partner.id)}
          onClose={() => setInviting(false)}
        />
      )}
      {reckoning && <CostsDialog estimation={reckoning} onClose={() => setReckoning(null)} />}
    </section>
  )
}

interface ComparisonTableProps {
  readonly estimations: readonly ComparedEstimation[]
  readonly pieces: string
  onReckon(estimation: ComparedEstimation): void
}

function ComparisonTable({ estimations, onReckon }: ComparisonTableProps) {
  const t = useText(unitTexts)
  const none = <span className="faint">–</span>
  const rows: readonly [label: string, cell: (each: ComparedEstimation) => ReactNode][] = [
    [
      t('compare.landed'),
      ({ landed, isBest }) =>
        landed ? (
          <span className="landed">
            {isBest && <span className="tiny">{t('best')} </span>}
            {formatMoney(landed.total, 'JPY')}
          </span>
        ) : (
          none
        ),
    ],
    [t('compare.price'), ({ unitPrice, currency }) => (unitPrice === null ? none : formatMoney(unitPrice, currency))],
    [
      t('compare.costs'),
      (each) =>
        each.landed ? `${formatNumber(each.landed.freight)} / ${formatNumber(each.costs.dutyPercent)}%` : none,
    ],
    [
      t('compare.minimum'),
      ({ minimum, obstacle }) =>
        minimum === null ? (
          none
        ) : (
          <span className={obstacle === 'below_minimum' ? 'attention-text' : ''}>{formatNumber(minimum)}</span>
        ),
    ],
    [
      t('compare.lead'),
      ({ leadDays, isFastest }) =>
        leadDays === null ? none : `${isFastest ? `${t('fastest')} ` : ''}${t('days', { days: leadDays })}`,
    ],
    [t('compare.terms'), ({ terms }) => terms ?? none],
    [
      t('compare.valid'),
      ({ validUntil, obstacle }) =>
        validUntil === null ? (
          none
        ) : (
          <span className={obstacle === 'expired' ? 'attention-text' : ''}>{formatDate(validUntil)}</span>
        ),
    ],
  ]
  return (
    <table>
      <thead>
        <tr>
          <td />
          {estimations.map((each) => (
            <th key={each.requestId} scope="col" data-best={each.isBest || undefined}>
              <b>{each.partner.name}</b>
              <span className="tiny soft">{each.incoterm ?? ''}</span>
              <Status look={each.obstacle === null ? 'going' : each.obstacle === 'unanswered' ? 'waiting' : 'late'}>
                {t(`obstacle.${each.obstacle ?? 'none'}`)}
              </Status>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, cell]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {estimations.map((each) => (
              <td key={each.requestId} data-best={each.isBest || undefined}>
                {cell(each)}
              </td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row" />
          {estimations.map((each) => (
            <td key={each.requestId} data-best={each.isBest || undefined}>
              {each.estimationId === null ? (
                <a href={href('transactionUnit', { id: each.requestId })}>{t('compare.request')}</a>
              ) : (
                <>
                  <Button onClick={() => onReckon(each)}>{t('costs.edit')}</Button>{' '}
                  <Button
                    type={each.isBest ? 'sub-primary' : 'secondary'}
                    href={href('transactionUnit', { id: each.estimationId })}
                  >
                    {t('compare.open')}
                  </Button>
                </>
              )}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}
