import { useDocuments, useDocumentWords } from '@tsumugi/documents'
import { formatNumber, useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { Count, ErrorState, Skeleton } from '@tsumugi/ui'
import { tradingTexts } from '../words/trading-texts.ts'
import { BoardCard } from './board-card.tsx'
import type { BoardDefinition } from './board-definition.ts'

/** So many of one status are shown; the others are led to. */
const mostCards = 30

interface BoardColumnProps {
  readonly definition: BoardDefinition
  readonly statuses: readonly [string, ...string[]]
  readonly onlyOurs: boolean
}

/** Documents of one column: those that wait longest first, of what has ended the newest. */
export function BoardColumn({ definition, statuses, onlyOurs }: BoardColumnProps) {
  const t = useText(tradingTexts)
  const words = useDocumentWords(definition.kind)
  const { data } = useCards(definition, statuses[0], onlyOurs)
  const counts = (data?.tabs ?? []).filter(({ status }) => statuses.includes(status))
  const count = counts.reduce((sum, each) => sum + each.count, 0)
  const label = statuses.length > 1 ? t('board.givenUp') : words.status(statuses[0])
  return (
    <section aria-label={label} data-empty={data && count === 0 ? '' : undefined}>
      <h2>
        {label} {data && <Count>{count}</Count>}
      </h2>
      {statuses.map((status) => (
        <Cards key={status} {...{ definition, status, onlyOurs }} isOneOfMany={statuses.length > 1} />
      ))}
    </section>
  )
}

interface CardsProps extends Pick<BoardColumnProps, 'definition' | 'onlyOurs'> {
  readonly status: string
  readonly isOneOfMany: boolean
}

function Cards({ definition, status, onlyOurs, isOneOfMany }: CardsProps) {
  const t = useText(tradingTexts)
  const words = useDocumentWords(definition.kind)
  const { data, error, mutate } = useCards(definition, status, onlyOurs)
  if (!data) return error ? <ErrorState heading="h3" onRetry={() => void mutate()} /> : <Skeleton rows={3} />
  const left = data.pagination.totalCount - data.data.length
  return (
    <>
      {data.data.length > 0 && (
        <ul>
          {data.data.map((row) => (
            <BoardCard key={row.id} {...{ definition, row }} status={isOneOfMany ? words.status(status) : undefined} />
          ))}
        </ul>
      )}
      {left > 0 && (
        <a className="board-more" href={href(definition.list, {}, { status, ...(onlyOurs && { turn: 'ours' }) })}>
          {t('board.more', { count: formatNumber(String(left)) })}
        </a>
      )}
    </>
  )
}

function useCards({ kind }: BoardDefinition, status: string, onlyOurs: boolean) {
  const look = kind.lifecycle.kinds[status]
  const sort = look === 'done' || look === 'stopped' ? '-updatedAt' : 'updatedAt'
  const query = { status, perPage: mostCards, sort, ...(onlyOurs && { turn: 'ours' }) }
  return useDocuments(kind, 'list', { query }, { keep: true })
}
