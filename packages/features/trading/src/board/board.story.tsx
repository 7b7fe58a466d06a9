import { RealScene } from '@tsumugi/documents/scene'
import { RequestsScreen } from '../requests-screen/requests-screen.tsx'
import { TradesScreen } from '../trades-screen/trades-screen.tsx'

/** What a brand has under way, by status. */
export const BoardOfTrades = () => (
  <RealScene persona="brand">
    <TradesScreen query={{ view: 'board' }} />
  </RealScene>
)

/** What a supplier was asked, only what waits for it. */
export const BoardOfRequests = () => (
  <RealScene persona="supplier">
    <RequestsScreen query={{ view: 'board', turn: 'ours' }} />
  </RealScene>
)
