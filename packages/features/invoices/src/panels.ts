import { lazy } from 'react'

/** The match of an invoice, for its page; loaded when one is first shown. */
export const InvoiceMatch = lazy(() =>
  import('./invoice-match/match-panel.tsx').then((m) => ({ default: m.MatchPanel })),
)

/** What waits for its bill, for the list of invoices that one issues. */
export const ClosingGroups = lazy(() =>
  import('./closing-groups/closing-panel.tsx').then((m) => ({ default: m.ClosingPanel })),
)
