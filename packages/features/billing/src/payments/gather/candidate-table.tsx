import type { PaymentCandidate } from '@tsumugi/contract'
import { dayOfDue } from '@tsumugi/domain'
import { formatDate, formatMoney, useText } from '@tsumugi/i18n'
import { Checkbox, Table, type Column } from '@tsumugi/ui'
import { LawfulDay, Off } from '../../ledger-cells/ledger-cells.tsx'
import { paymentTexts, type PaymentText } from '../payment-texts.ts'

interface CandidateTableProps {
  candidates: readonly PaymentCandidate[]
  chosen: ReadonlySet<string>
  /** The day the run pays on. */
  paysOn: string
  busy: boolean
  onChosen(chosen: ReadonlySet<string>): void
}

/** What is open, with what was taken off each invoice and the day from its receipt on which the run pays it. */
export function CandidateTable({ candidates, chosen, paysOn, busy, onChosen }: CandidateTableProps) {
  const t = useText(paymentTexts)
  return (
    <Table<PaymentCandidate>
      label={t('tab.gather')}
      columns={columnsOf(t, paysOn)}
      rows={candidates}
      rowKey={({ payableId }) => String(payableId)}
      density="picture"
      busy={busy}
      selection={{ chosen, onChange: onChosen }}
      card={(row, { chosen: isChosen, toggle }) => (
        <div className="payment-card">
          <Checkbox checked={isChosen} onChange={toggle} disabled={!isPayable(row)}>
            <Who row={row} />
          </Checkbox>
          <b>{formatMoney(row.amount, 'JPY')}</b>
          <Why row={row} />
          <Day row={row} paysOn={paysOn} />
        </div>
      )}
    />
  )
}

/** Taken by a run of the day unless somebody says otherwise. */
export const isTaken = ({ excluded, amount }: PaymentCandidate) => excluded === null && amount !== '0'
/** What is not due yet may be paid early. */
export const isPayable = (row: PaymentCandidate) => isTaken(row) || (row.excluded === 'not_due' && row.amount !== '0')
/** On which day from the receipt a run pays; null while nothing arrived. */
export const payDayOf = ({ receivedOn }: PaymentCandidate, paysOn: string) =>
  receivedOn === null ? null : dayOfDue(receivedOn, paysOn)

function Who({ row: { payee, number } }: { row: PaymentCandidate }) {
  return (
    <span className="who">
      <b>{payee.name}</b>
      <span className="tiny">{number}</span>
    </span>
  )
}

function Why({ row: { excluded, hasAccount, isProtected, paid } }: { row: PaymentCandidate }) {
  const t = useText(paymentTexts)
  return (
    <span className="who">
      {excluded && <span className="tiny">{t(`excluded.${excluded}`)}</span>}
      {!hasAccount && <span className="tiny attention-text">{t('noAccount')}</span>}
      {paid !== '0' && <span className="tiny">{`${t('paid')} ${formatMoney(paid, 'JPY')}`}</span>}
      {isProtected && <span className="tiny">{t('protected')}</span>}
    </span>
  )
}

const Day = ({ row, paysOn }: { row: PaymentCandidate; paysOn: string }) => (
  <LawfulDay row={{ ...row, payOn: paysOn, payDay: payDayOf(row, paysOn) }} />
)

function columnsOf(t: PaymentText, paysOn: string): Column<PaymentCandidate>[] {
  const figure = { align: 'end' as const, width: 112 }
  const money = (amount: string) => formatMoney(amount, 'JPY')
  const day = (date: string) => formatDate(date, 'shortNoYear', t.locale)
  return [
    { key: 'payee', head: t('payee'), width: 176, kept: true, cell: (row) => <Who row={row} /> },
    { key: 'due', head: t('due'), ...figure, width: 88, cell: ({ dueOn }) => day(dueOn) },
    { key: 'invoiced', head: t('invoiced'), ...figure, cell: ({ invoiced }) => money(invoiced) },
    { key: 'off', head: t('off'), ...figure, width: 132, cell: (row) => <Off row={{ ...row, currency: 'JPY' }} /> },
    { key: 'amount', head: t('amount'), ...figure, cell: ({ amount }) => <b>{money(amount)}</b> },
    { key: 'day', head: t('sinceReceipt'), width: 132, cell: (row) => <Day row={row} paysOn={paysOn} /> },
    { key: 'note', head: t('note'), width: 196, cell: (row) => <Why row={row} /> },
  ]
}
