/** Screens of the host, each loaded when its route is first shown. */
export const screens = {
  units: () => import('./units-screen.tsx').then((m) => ({ default: m.UnitsScreen })),
  unit: () => import('./unit-screen.tsx').then((m) => ({ default: m.UnitScreen })),
  shippingDetails: () => import('./shipping-room/shipping-screen.tsx').then((m) => ({ default: m.ShippingScreen })),
  deliveries: () => import('./deliveries-room/deliveries-screen.tsx').then((m) => ({ default: m.DeliveriesScreen })),
  transports: () => import('./transports-room/transports-screen.tsx').then((m) => ({ default: m.TransportsScreen })),
  transport: () => import('./transports-room/transport-screen.tsx').then((m) => ({ default: m.TransportScreen })),
  delivery: () => import('./deliveries-room/delivery-screen.tsx').then((m) => ({ default: m.DeliveryScreen })),
}
