import { documentKinds } from '@tsumugi/contract'
import { DocumentRoom } from '@tsumugi/document-screens/room'
import type { DocumentDefinition } from '@tsumugi/documents'
import type { PageAddress } from '@tsumugi/records'
import { TradeLink } from './trade-link.tsx'

const definition: DocumentDefinition = {
  kind: documentKinds.tradeRequests,
  noun: 'tradeRequests',
  parts: { above: ({ id, status }) => (status === 'accepted' ? <TradeLink requestId={id} /> : null) },
}

/** /trade_requests/:id: one request, and the way to the trade it began. */
export function RequestScreen({ params }: Pick<PageAddress, 'params'>) {
  return <DocumentRoom definition={definition} id={Number(params.id)} />
}
