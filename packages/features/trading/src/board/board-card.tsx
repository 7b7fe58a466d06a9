import type { DocumentHead } from '@tsumugi/documents'
import { formatDate, formatMoney, formatNumber, useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { daysSince } from '../trade-chain/use-chain.ts'
import { tradingTexts } from '../words/trading-texts.ts'
import type { BoardDefinition } from './board-definition.ts'

interface BoardCardProps {
  readonly definition: BoardDefinition
  readonly row: DocumentHead
  /** The word of its status, where a column holds several. */
  readonly status: string | undefined
}

/** One document: with whom, how much, until when, and since when it waits for whom. */
export function BoardCard({ definition: { one, due }, row, status }: BoardCardProps) {
  const t = useText(tradingTexts)
  const partner = (row.side === 'issuer' ? row.receiver : row.issuer)?.name
  const isOurs = row.turn.includes(row.side)
  const day = row[due] as string | null
  const until = day && t(due === 'replyDue' ? 'replyBy' : 'due', { date: formatDate(day) })
  const waits = row.turn.length > 0 && [
    t(isOurs ? 'turn.ours' : 'turn.theirs'),
    t('days', { count: daysSince(row.updatedAt) }),
  ]
  const told = [status, ...(waits || []), until].filter(Boolean)
  return (
    <li data-turn={row.turn.length === 0 ? undefined : isOurs ? 'ours' : 'theirs'}>
      <a href={href(one, { id: row.id })}>{row.title || row.number || t('draft')}</a>
      <p className="small soft">{partner}</p>
      <p className="small">
        {t('pieces', { count: formatNumber(row.quantity) })}
        {t('dot')}
        {formatMoney(row.amount, row.currency)}
      </p>
      {told.length > 0 && <p className="tiny waits">{told.join(t('dot'))}</p>}
    </li>
  )
}
