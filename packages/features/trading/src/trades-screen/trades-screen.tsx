import { documentKinds } from '@tsumugi/contract'
import { DocumentList, type DocumentDefinition } from '@tsumugi/documents'
import type { PageAddress } from '@tsumugi/records'
import { useSession } from '@tsumugi/session'
import type { BoardDefinition } from '../board/board-definition.ts'
import { ListOrBoard } from '../board/list-or-board.tsx'
import { DealsPanel } from './deals-panel.tsx'

const definition: DocumentDefinition = {
  kind: documentKinds.trades,
  noun: 'trades',
  columns: ['deliveryDue'],
  spareColumns: ['basis', 'incoterm', 'materialSupply', 'origin'],
}

const board: BoardDefinition = {
  kind: documentKinds.trades,
  list: 'trades',
  one: 'trade',
  columns: [
    ['draft'],
    ['inquiry'],
    ['estimating'],
    ['agreed'],
    ['ordered'],
    ['in_production'],
    ['shipping'],
    ['completed'],
    ['lost', 'cancelled'],
  ],
  due: 'deliveryDue',
}

/** /trades: every deal with whose turn it is, as a list or as a board by its status; a trading house sees its sales with what stands behind each. */
export function TradesScreen({ query }: Pick<PageAddress, 'query'>) {
  const { user } = useSession()
  return (
    <ListOrBoard definition={board} query={query}>
      <DocumentList definition={definition} query={query} />
      {user?.currentUserGroup?.kind === 'trade' && <DealsPanel />}
    </ListOrBoard>
  )
}
