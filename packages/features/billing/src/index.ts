/** Screens of the host, each loaded when its route is first shown. */
export const screens = {
  paymentTerms: () =>
    import('./payment-terms/payment-terms-screen.tsx').then((m) => ({ default: m.PaymentTermsScreen })),
  payables: () => import('./payables/ledger-screen.tsx').then((m) => ({ default: m.PayablesScreen })),
  payments: () => import('./payments-room/payments-screen.tsx').then((m) => ({ default: m.PaymentsScreen })),
  credits: () => import('./payables/ledger-screen.tsx').then((m) => ({ default: m.CreditsScreen })),
}

/** Definitions of masters, for tables in and out. */
export const definitions = {
  paymentTermDefinitions: () => import('./payment-terms/payment-terms.ts').then((m) => m.paymentTerms),
}

/** Components of the custom elements. */
export const widgets = {
  payments: () => import('./payments-room/payments-widget.tsx').then((m) => ({ default: m.PaymentsWidget })),
}
