/** Screens of the host, each loaded when its route is first shown. */
export const screens = {
  userGroups: () =>
    import('./user-groups-screen/user-groups-screen.tsx').then((m) => ({ default: m.UserGroupsScreen })),
  adminConfig: () =>
    import('./admin-config-screen/admin-config-screen.tsx').then((m) => ({ default: m.AdminConfigScreen })),
  superGroups: () =>
    import('./super-groups-screen/super-groups-screen.tsx').then((m) => ({ default: m.SuperGroupsScreen })),
  kpi: () => import('./kpi-screen/kpi-screen.tsx').then((m) => ({ default: m.KpiScreen })),
  concierges: () => import('./concierges-screen/concierges-screen.tsx').then((m) => ({ default: m.ConciergesScreen })),
  ownGroups: () => import('./own-groups-screen/own-groups-screen.tsx').then((m) => ({ default: m.OwnGroupsScreen })),
  organisation: () =>
    import('./organisation-screen/organisation-screen.tsx').then((m) => ({ default: m.OrganisationScreen })),
  account: () => import('./account-screen/account-screen.tsx').then((m) => ({ default: m.AccountScreen })),
  suppliers: () => import('./suppliers-screen/suppliers-screen.tsx').then((m) => ({ default: m.SuppliersScreen })),
  supplier: () => import('./supplier-screen/supplier-screen.tsx').then((m) => ({ default: m.SupplierScreen })),
}
