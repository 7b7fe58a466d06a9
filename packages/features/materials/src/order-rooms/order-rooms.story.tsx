import { RealScene } from '@tsumugi/documents/scene'
import { OverlayHost } from '@tsumugi/ui'
import { CustomersScreen } from './customers/customers-screen.tsx'
import { DetailsScreen } from './details/details-screen.tsx'
import { DistributorScreen } from './distributor/distributor-screen.tsx'

/** What runs out, as a distributor sees it. */
export const Forecast = () => (
  <RealScene persona="distributor">
    <DistributorScreen query={{ room: 'stock' }} />
  </RealScene>
)

/** Lines to allocate, to cut and to send. */
export const Board = () => (
  <>
    <RealScene persona="distributor">
      <DistributorScreen query={{ room: 'board' }} />
    </RealScene>
    <OverlayHost />
  </>
)

/** Buyers of a distributor. */
export const Customers = () => (
  <RealScene persona="distributor">
    <CustomersScreen query={{}} />
  </RealScene>
)

/** Lines of orders as their distributor sees them. */
export const SentCloth = () => (
  <>
    <RealScene persona="distributor">
      <DetailsScreen query={{}} />
    </RealScene>
    <OverlayHost />
  </>
)

/** Lines of the brand’s orders. */
export const Shipments = () => (
  <>
    <RealScene persona="brand">
      <DetailsScreen query={{}} />
    </RealScene>
    <OverlayHost />
  </>
)
