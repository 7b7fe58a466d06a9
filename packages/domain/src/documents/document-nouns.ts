/**
 * Kinds of documents between two organisations, by the word for one of them, with the path above their pages (spec §2);
 * each has its row in the contract.
 */
export const documentPaths = { contract: '/transaction_units', delivery: '/deliveries' } as const
export type DocumentNoun = keyof typeof documentPaths
export const documentNouns = /* @__PURE__ */ Object.keys(documentPaths) as DocumentNoun[]

/** The path of the page of one document, below the path of the application. */
export const documentPath = (noun: DocumentNoun, id: number): string => `${documentPaths[noun]}/${id}`
