import { DocumentRoom } from '@tsumugi/document-screens/room'
import type { PageAddress } from '@tsumugi/records'
import { deliveries } from './deliveries.tsx'

/** /deliveries/:id: one delivery. Its layout has neither header nor menu, so the page brings its own landmark. */
export const DeliveryScreen = ({ params }: PageAddress) => (
  <main>
    <DocumentRoom definition={deliveries} id={Number(params.id)} />
  </main>
)
