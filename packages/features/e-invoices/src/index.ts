/** Screens of the host, each loaded when its route is first shown. */
export const screens = {
  invoices: () => import('./list-screen/list-screen.tsx').then((m) => ({ default: m.ListScreen })),
  invoice: () => import('./invoice-screen/invoice-screen.tsx').then((m) => ({ default: m.InvoiceScreen })),
}
