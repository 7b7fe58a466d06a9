import { documentKinds } from '@tsumugi/contract'
import { DocumentList, type DocumentDefinition } from '@tsumugi/documents'
import type { PageAddress } from '@tsumugi/records'
import { useSession } from '@tsumugi/session'
import { DealsPanel } from './deals-panel.tsx'

const definition: DocumentDefinition = {
  kind: documentKinds.trades,
  noun: 'trades',
  columns: ['deliveryDue'],
  spareColumns: ['basis', 'incoterm', 'materialSupply', 'origin'],
}

/** /trades: every deal with whose turn it is; a trading house sees its sales with what stands behind each. */
export function TradesScreen({ query }: Pick<PageAddress, 'query'>) {
  const { user } = useSession()
  return (
    <>
      <DocumentList definition={definition} query={query} />
      {user?.currentUserGroup?.kind === 'trade' && <DealsPanel />}
    </>
  )
}
