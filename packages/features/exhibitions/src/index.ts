const guest = () => import('./guest/guest-screens.tsx')

/** Screens of the host, each loaded when its route is first shown. */
export const screens = {
  login: () => guest().then((m) => ({ default: m.ExhibitionLoginScreen })),
  exhibition: () => guest().then((m) => ({ default: m.ExhibitionScreen })),
  orderNew: () => guest().then((m) => ({ default: m.ExhibitionOrderNewScreen })),
  orderEdit: () => guest().then((m) => ({ default: m.ExhibitionOrderEditScreen })),
  adminList: () =>
    import('./list-screen/exhibition-list-screen.tsx').then((m) => ({ default: m.ExhibitionListScreen })),
  admin: () => import('./board-screen/exhibition-admin-screen.tsx').then((m) => ({ default: m.ExhibitionAdminScreen })),
  orderThankyou: () => guest().then((m) => ({ default: m.ExhibitionOrderThankyouScreen })),
}

/** Components of the custom elements. */
export const widgets = {
  exhibitionOrder: () =>
    import('./order-widget/exhibition-order.tsx').then(({ ExhibitionOrder }) => ({ default: ExhibitionOrder })),
}
