/** Screens of the host, each loaded when its route is first shown. */
export const screens = {
  vendorMaterials: () => import('./balance/balance-screen.tsx').then((m) => ({ default: m.BalanceScreen })),
  vendorContractMaps: () => import('./contract-maps/maps-screen.tsx').then((m) => ({ default: m.MapsScreen })),
  vendorExportedMaterialEdit: () => import('./exports/export-screen.tsx').then((m) => ({ default: m.ExportScreen })),
  vendorOrderFiles: () => import('./order-files/order-files-screen.tsx').then((m) => ({ default: m.OrderFilesScreen })),
  vendorOrderFileEdit: () =>
    import('./order-files/order-file-screen.tsx').then((m) => ({ default: m.OrderFileScreen })),
  vendorPackingLists: () =>
    import('./packing-lists/packing-lists-screen.tsx').then((m) => ({ default: m.PackingListsScreen })),
  vendorPackingListEdit: () =>
    import('./packing-lists/packing-list-screen.tsx').then((m) => ({ default: m.PackingListScreen })),
  vendorMaterialConsumes: () => import('./consumes/consumes-screen.tsx').then((m) => ({ default: m.ConsumesScreen })),
  vendorSettings: () => import('./settings/settings-screen.tsx').then((m) => ({ default: m.SettingsScreen })),
}
