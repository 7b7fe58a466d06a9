/** Components of the custom elements. */
export const widgets = {
  invoiceMatch: () => import('./invoice-match/match-widget.tsx').then((m) => ({ default: m.MatchWidget })),
}
