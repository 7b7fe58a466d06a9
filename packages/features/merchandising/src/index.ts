/** Screens of the host, each loaded when its route is first shown. */
export const screens = {
  mdMap: () =>
    import('./md-map-screen/md-map-screen.tsx').then(({ MdMapScreen, begin }) => ({ default: MdMapScreen, begin })),
  modificationHistory: () =>
    import('./modification-history-screen/history-screen.tsx').then(({ HistoryScreen }) => ({
      default: HistoryScreen,
    })),
  brandImages: () =>
    import('./brand-images-screen/brand-images-screen.tsx').then(({ BrandImagesScreen }) => ({
      default: BrandImagesScreen,
    })),
  mdBudgets: () => import('./budget-screen/budget-screen.tsx').then(({ BudgetScreen }) => ({ default: BudgetScreen })),
  mdReport: () => import('./report-screen/report-screen.tsx').then(({ ReportScreen }) => ({ default: ReportScreen })),
}

/** Components of the custom elements. */
export const widgets = {
  mdMap: () => import('./md-map-screen/md-map-widget.tsx').then(({ MdMapWidget }) => ({ default: MdMapWidget })),
}
