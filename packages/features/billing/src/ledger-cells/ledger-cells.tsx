import type { LedgerRow } from '@tsumugi/contract'
import { compare } from '@tsumugi/domain'
import { formatDate, formatMoney, useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { Status, type StatusLook } from '@tsumugi/ui'
import { ledgerTexts } from '../payables/ledger-texts.ts'

const looks: Readonly<Record<LedgerRow['status'], StatusLook>> = {
  open: 'todo',
  scheduled: 'going',
  part_paid: 'going',
  held: 'waiting',
  paid: 'done',
  offset: 'done',
  written_off: 'stopped',
}

export function RowStatus({ row }: { row: LedgerRow }) {
  const t = useText(ledgerTexts)
  const isLate = row.bucket !== 'not_due' && (row.status === 'open' || row.status === 'part_paid')
  return (
    <span className="two-lines">
      <Status look={isLate ? 'late' : looks[row.status]}>{t(isLate ? 'tab.late' : `status.${row.status}`)}</Status>
      {compare(row.interest, '0') > 0 && (
        <span className="tiny attention-text" title={t('interest.why')}>
          {t('interest', { amount: formatMoney(row.interest, row.currency) })}
        </span>
      )}
    </span>
  )
}

/** The partner over the invoice, and which part of it. */
export function Who({ row: { partner, invoice, part, parts } }: { row: LedgerRow }) {
  const t = useText(ledgerTexts)
  return (
    <span className="two-lines">
      <b>{partner.name}</b>
      <span className="tiny one-line">
        <a className="code" href={href('transactionUnit', { id: invoice.id })}>
          {invoice.number ?? invoice.id}
        </a>{' '}
        {parts > 1 && part <= parts && `${t('part', { part, parts })} `}
        {invoice.title}
      </span>
    </span>
  )
}

/** What takes from the invoiced sum: set off, and in dispute. */
export function Off({ row: { cleared, held, currency } }: { row: Pick<LedgerRow, 'cleared' | 'held' | 'currency'> }) {
  const t = useText(ledgerTexts)
  const isOff = compare(cleared, '0') !== 0
  const isHeld = compare(held, '0') !== 0
  if (!isOff && !isHeld) return <span className="soft">–</span>
  return (
    <span className="two-lines">
      {isOff && <span>{t('cleared', { amount: formatMoney(cleared, currency) })}</span>}
      {isHeld && <span className="attention-text">{t('held', { amount: formatMoney(held, currency) })}</span>}
    </span>
  )
}

type DayPaid = Pick<LedgerRow, 'payDay' | 'payOn' | 'legalOn' | 'isProtected'>

/** On which day from the receipt it is paid, against the last lawful one. */
export function LawfulDay({ row: { payDay, payOn, legalOn, isProtected } }: { row: DayPaid }) {
  const t = useText(ledgerTexts)
  if (payDay === null || legalOn === null) return <span className="soft">–</span>
  const isBeyond = payOn > legalOn
  const date = formatDate(legalOn, 'shortNoYear', t.locale)
  return (
    <span className="lawful-day" data-beyond={(isBeyond && isProtected) || undefined}>
      <span>{t('day.of', { day: payDay })}</span>
      <span className="tiny">{t(isBeyond ? 'day.beyond' : 'day.limit', { date })}</span>
    </span>
  )
}
