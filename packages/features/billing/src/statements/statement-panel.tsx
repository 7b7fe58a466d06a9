import type { BankEntry, BankStatement } from '@tsumugi/contract'
import { absolute } from '@tsumugi/domain'
import { formatDate, formatMoney, useText } from '@tsumugi/i18n'
import { useSession } from '@tsumugi/session'
import { Button, ErrorState, Notice, Pager, Skeleton, Status, type StatusLook } from '@tsumugi/ui'
import { useState } from 'react'
import { MatchDialog } from './match-dialog.tsx'
import { useStatement } from './statement-queries.ts'
import { statementTexts } from './statement-texts.ts'

const looks: Readonly<Record<BankEntry['status'], StatusLook>> = {
  posted: 'done',
  confirm: 'waiting',
  tie: 'waiting',
  manual: 'todo',
  cancelled: 'stopped',
  ignored: 'stopped',
}
const isWaiting = ({ status }: BankEntry) => status === 'confirm' || status === 'tie' || status === 'manual'

/** The lines of a statement: those that wait for a person first. */
export function StatementPanel({ id, onBack }: { id: number; onBack(): void }) {
  const t = useText(statementTexts)
  const isPower = useSession().user?.powerUser ?? false
  const [page, turn] = useState(1)
  const { data, error, mutate } = useStatement(id, page)
  const [matching, match] = useState<BankEntry | null>(null)
  if (!data) return error ? <ErrorState heading="h2" onRetry={() => void mutate()} /> : <Skeleton rows={6} />
  const statement = data.data
  return (
    <section className="payment-block" aria-label={statement.name}>
      <header>
        <Button onClick={onBack}>{t('back')}</Button>
        <h2>{statement.name}</h2>
        <span className="soft">{statement.account}</span>
        <Balance statement={statement} />
      </header>
      {statement.isUnfinished && <Notice hue="madder">{t('unfinished')}</Notice>}
      <ul className="run-payments">
        {statement.lines.map((entry) => (
          <Line key={entry.id} entry={entry} onMatch={isPower && isWaiting(entry) ? () => match(entry) : null} />
        ))}
      </ul>
      {statement.pagination.totalPages > 1 && <Pager pagination={statement.pagination} onPage={turn} />}
      {matching && <MatchDialog entry={matching} onClose={() => match(null)} />}
    </section>
  )
}

function Balance({ statement: { opening, closing, currency } }: { statement: BankStatement }) {
  if (opening === null || closing === null) return null
  return (
    <span className="push">
      {formatMoney(opening, currency)} → {formatMoney(closing, currency)}
    </span>
  )
}

function Line({ entry, onMatch }: { entry: BankEntry; onMatch: (() => void) | null }) {
  const t = useText(statementTexts)
  const { bookedOn, direction, amount, currency, senderName, text, status, paid, difference, reason } = entry
  const name = senderName || text
  const money = formatMoney(amount, currency)
  return (
    <li>
      <span className="who">
        <b>{name}</b>
        <span className="tiny">
          {formatDate(bookedOn, 'short', t.locale)} {reason} {paid.map(({ number }) => number).join(' · ')}
        </span>
        {difference !== '0' && (
          <span className="tiny attention-text">
            {t(difference.startsWith('-') ? 'left' : 'feeOff', { amount: formatMoney(absolute(difference), currency) })}
          </span>
        )}
        {entry.isFeeForbidden && <span className="tiny attention-text">{t('feeForbidden')}</span>}
      </span>
      <span>{direction === 'in' ? t('in') : t('out')}</span>
      <b>{money}</b>
      <Status look={looks[status]}>{t(`entry.${status}`)}</Status>
      {onMatch && (
        <Button size={24} aria-label={t('match.of', { text: name, amount: money })} onClick={onMatch}>
          {t('match')}
        </Button>
      )}
    </li>
  )
}
