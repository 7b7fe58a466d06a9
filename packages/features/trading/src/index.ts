/** Screens of the host, each loaded when its route is first shown. */
export const screens = {
  tradeRequests: () => import('./requests-screen/requests-screen.tsx').then((m) => ({ default: m.RequestsScreen })),
  tradeRequest: () => import('./requests-screen/request-screen.tsx').then((m) => ({ default: m.RequestScreen })),
  trades: () => import('./trades-screen/trades-screen.tsx').then((m) => ({ default: m.TradesScreen })),
  trade: () => import('./trade-screen/trade-screen.tsx').then((m) => ({ default: m.TradeScreen })),
  projects: () => import('./projects-screen/projects-screen.tsx').then((m) => ({ default: m.ProjectsScreen })),
  project: () => import('./projects-screen/project-screen.tsx').then((m) => ({ default: m.ProjectScreen })),
}

/** Components of the custom elements. */
export const widgets = {
  tradeChain: () => import('./trade-chain/chain-widget.tsx').then((m) => ({ default: m.ChainWidget })),
}
