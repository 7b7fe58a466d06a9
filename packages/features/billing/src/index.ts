/** Screens of the host, each loaded when its route is first shown. */
export const screens = {
  paymentTerms: () =>
    import('./payment-terms/payment-terms-screen.tsx').then((m) => ({ default: m.PaymentTermsScreen })),
}
