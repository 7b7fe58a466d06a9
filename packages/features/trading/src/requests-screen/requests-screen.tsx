import { documentKinds } from '@tsumugi/contract'
import { DocumentList, type DocumentDefinition } from '@tsumugi/documents'
import type { PageAddress } from '@tsumugi/records'
import { useSession } from '@tsumugi/session'
import { useMemo } from 'react'
import type { BoardDefinition } from '../board/board-definition.ts'
import { ListOrBoard } from '../board/list-or-board.tsx'

const board: BoardDefinition = {
  kind: documentKinds.tradeRequests,
  list: 'tradeRequests',
  one: 'tradeRequest',
  columns: [['draft'], ['requested'], ['accepted'], ['declined', 'withdrawn', 'expired']],
  due: 'replyDue',
}

/** /trade_requests: what was asked of us and what we asked, as a list or as a board by its status. */
export function RequestsScreen({ query }: Pick<PageAddress, 'query'>) {
  const { user } = useSession()
  const requestee = user?.currentUserGroup?.defaultTradeRequesteeId ?? null
  const definition = useMemo(
    (): DocumentDefinition => ({
      kind: documentKinds.tradeRequests,
      noun: 'tradeRequests',
      partnerId: requestee,
      columns: ['replyDue', 'deliveryDue'],
    }),
    [requestee],
  )
  return (
    <ListOrBoard definition={board} query={query}>
      <DocumentList definition={definition} query={query} />
    </ListOrBoard>
  )
}
