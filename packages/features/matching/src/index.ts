/** Screens of the host, each loaded when its route is first shown. */
export const screens = {
  matching: () => import('./supplier/home-screen.tsx').then((m) => ({ default: m.HomeScreen })),
  search: () => import('./supplier/search-screen.tsx').then((m) => ({ default: m.SearchScreen })),
  recruitment: () => import('./supplier/recruitment-page.tsx').then((m) => ({ default: m.RecruitmentPage })),
  client: () => import('./client/recruitments-screen.tsx').then((m) => ({ default: m.RecruitmentsScreen })),
  clientRecruitment: () => import('./client/compare-screen.tsx').then((m) => ({ default: m.CompareScreen })),
  clientComments: () => import('./client/questions-screen.tsx').then((m) => ({ default: m.QuestionsScreen })),
  clientEdit: () => import('./client/edit-screen.tsx').then((m) => ({ default: m.EditScreen })),
  application: () => import('./application/application-screen.tsx').then((m) => ({ default: m.ApplicationScreen })),
  worker: () => import('./application/applications-screen.tsx').then((m) => ({ default: m.ApplicationsScreen })),
  watchlist: () => import('./supplier/watchlist-screen.tsx').then((m) => ({ default: m.WatchlistScreen })),
  profile: () => import('./profile/profile-screen.tsx').then((m) => ({ default: m.ProfileScreen })),
}

/** Components of the custom elements. */
export const widgets = {
  recruitment: () =>
    import('./recruitment-widget/recruitment-widget.tsx').then((m) => ({ default: m.RecruitmentWidget })),
}
