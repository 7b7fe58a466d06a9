/**
 * Kinds of documents between two organisations, by the word for one of them, with the path above their pages (spec §2);
 * each has its row in the contract.
 */
export const documentPaths = {
  trade_request: '/trade_requests',
  trade: '/trades',
  estimation_request: '/transaction_units',
  estimation: '/transaction_units',
  contract: '/transaction_units',
  invoice: '/transaction_units',
  credit_note: '/transaction_units',
  delivery: '/deliveries',
  material_order: '/materials/material_orders',
} as const
export type DocumentNoun = keyof typeof documentPaths
export const documentNouns = /* @__PURE__ */ Object.keys(documentPaths) as DocumentNoun[]

/** Those that share the lists and pages of transaction units (domain §3.7). */
export const transactionCategories = /* @__PURE__ */ documentNouns.filter(
  (noun): noun is TransactionCategory => documentPaths[noun] === '/transaction_units',
)
export type TransactionCategory = {
  [Noun in DocumentNoun]: (typeof documentPaths)[Noun] extends '/transaction_units' ? Noun : never
}[DocumentNoun]

/** The path of the page of one document, below the path of the application. */
export const documentPath = (noun: DocumentNoun, id: number): string => `${documentPaths[noun]}/${id}`
