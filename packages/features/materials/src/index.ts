import { orders } from './order-rooms/order-screens.ts'

/** Screens of the host, each loaded when its route is first shown. */
export const screens = {
  materials: () => import('./market-screen/market-screen.tsx').then((m) => ({ default: m.MarketScreen })),
  materialBookmarks: () => import('./bookmarks/bookmarks-screen.tsx').then((m) => ({ default: m.BookmarksScreen })),
  materialAdminBookmarks: () =>
    import('./bookmarks/bookmarks-screen.tsx').then((m) => ({ default: m.AdminBookmarksScreen })),
  materialOrders: orders.list,
  materialOrder: orders.page,
  materialOrderDetails: () =>
    import('./order-rooms/details/details-screen.tsx').then((m) => ({ default: m.DetailsScreen })),
  distributorMaterials: () =>
    import('./order-rooms/distributor/distributor-screen.tsx').then((m) => ({ default: m.DistributorScreen })),
  distributorCustomers: () =>
    import('./order-rooms/customers/customers-screen.tsx').then((m) => ({ default: m.CustomersScreen })),
  adminDistributorCustomers: () =>
    import('./order-rooms/customers/customers-screen.tsx').then((m) => ({ default: m.AdminCustomersScreen })),
  costSheets: () => import('./cost-sheets/sheets-screen.tsx').then((m) => ({ default: m.CostSheetsScreen })),
  costSheet: () => import('./cost-sheets/sheets-screen.tsx').then((m) => ({ default: m.CostSheetScreen })),
  catalogueCloths: () => import('./catalogue/catalogue-screen.tsx').then((m) => ({ default: m.CatalogueScreen })),
  rawMaterials: () =>
    import('./raw-materials/raw-materials-screen.tsx').then((m) => ({ default: m.RawMaterialsScreen })),
}

/** Definitions of masters, for tables in and out. */
export const definitions = {
  rawMaterials: () => import('./raw-materials/raw-materials.ts').then((m) => m.rawMaterials),
  catalogueCloths: () => import('./catalogue/catalogue-cloths.ts').then((m) => m.catalogueCloths),
}

/** Components of the custom elements. */
export const widgets = {
  materialWall: () => import('./market-screen/wall-widget.tsx').then((m) => ({ default: m.WallWidget })),
}
