import { documentKinds, documents } from '@tsumugi/contract'
import { useDocumentWords, type DocumentHead } from '@tsumugi/documents'
import { formatDate, formatMoney, formatNumber, useNoun, useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { useQuery } from '@tsumugi/queries'
import { Count, ErrorState, Screen, Skeleton, Switch } from '@tsumugi/ui'
import { useState } from 'react'
import { daysSince } from '../trade-chain/use-chain.ts'
import { tradingTexts } from '../words/trading-texts.ts'

/** Statuses that have a column; what was given up stands in one. */
const columns = [['draft'], ['requested'], ['accepted'], ['declined', 'withdrawn', 'expired']] as const

/** Requests in columns by status, those that wait longest first, optionally only those that wait for us. */
export function RequestBoard() {
  const t = useText(tradingTexts)
  const noun = useNoun()
  const words = useDocumentWords(documentKinds.tradeRequests)
  const [isOurs, onlyOurs] = useState(false)
  const { data, error, mutate } = useQuery(
    documents.tradeRequests.endpoints.list,
    { query: { perPage: 200 } },
    { keep: true },
  )
  const rows = (data?.data ?? []) as unknown as readonly DocumentHead[]
  const shown = rows.filter(({ turn, side }) => !isOurs || turn.includes(side))
  return (
    <Screen
      title={noun('tradeRequests')}
      actions={
        <Switch checked={isOurs} onChange={onlyOurs}>
          {t('onlyOurs')}
        </Switch>
      }
    >
      {!data ? (
        error ? (
          <ErrorState heading="h2" onRetry={() => void mutate()} />
        ) : (
          <Skeleton rows={6} />
        )
      ) : (
        <div className="request-board">
          {columns.map((statuses) => {
            const own = shown
              .filter(({ status }) => (statuses as readonly string[]).includes(status))
              .toSorted((one, other) => (one.updatedAt < other.updatedAt ? -1 : 1))
            const label = statuses.length > 1 ? t('board.givenUp') : words.status(statuses[0])
            return (
              <section key={statuses[0]} aria-label={label}>
                <h2>
                  {label} <Count>{own.length}</Count>
                </h2>
                <ul>
                  {own.map((row) => (
                    <RequestCard key={row.id} row={row} />
                  ))}
                </ul>
              </section>
            )
          })}
        </div>
      )}
    </Screen>
  )
}

function RequestCard({ row }: { readonly row: DocumentHead }) {
  const t = useText(tradingTexts)
  const partner = (row.side === 'issuer' ? row.receiver : row.issuer)?.name
  const isOurs = row.turn.includes(row.side)
  const due = row.replyDue as string | null
  return (
    <li data-turn={row.turn.length === 0 ? undefined : isOurs ? 'ours' : 'theirs'}>
      <a href={href('tradeRequest', { id: row.id })}>{row.title || row.number || t('draft')}</a>
      <p className="small soft">{partner}</p>
      <p className="small">
        {t('pieces', { count: formatNumber(row.quantity) })}
        {t('dot')}
        {formatMoney(row.amount, row.currency)}
      </p>
      {row.turn.length > 0 && (
        <p className="tiny waits">
          {[
            t(isOurs ? 'turn.ours' : 'turn.theirs'),
            t('days', { count: daysSince(row.updatedAt) }),
            ...(due ? [t('replyBy', { date: formatDate(due) })] : []),
          ].join(t('dot'))}
        </p>
      )}
    </li>
  )
}
