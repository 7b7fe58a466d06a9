import { RealScene } from '@tsumugi/documents/scene'
import { lazy, Suspense } from 'react'
import { OverlayHost } from '@tsumugi/ui'
import { CustomersScreen } from './customers/customers-screen.tsx'
import { DetailsScreen } from './details/details-screen.tsx'
import { DistributorScreen } from './distributor/distributor-screen.tsx'
import { orders } from './order-screens.ts'

const OrderScreen = lazy(orders.page)

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

/** One order of cloth as either party sees it; the newest of the brand where none is named. */
export const OneOrder = ({ id = 1, persona = 'brand' }: { id?: number; persona?: 'brand' | 'distributor' }) => (
  <>
    <RealScene persona={persona}>
      <Suspense>
        <OrderScreen params={{ id: String(id) }} query={{}} />
      </Suspense>
    </RealScene>
    <OverlayHost />
  </>
)
