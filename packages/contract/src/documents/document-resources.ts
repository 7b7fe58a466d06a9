import { documents, type DocumentName } from './documents.ts'

/** The calls of every kind, for the contract. */
export const documentResources = /* @__PURE__ */ Object.fromEntries(
  Object.entries(documents).map(([name, { endpoints }]) => [name, endpoints]),
) as unknown as { readonly [Name in DocumentName]: (typeof documents)[Name]['endpoints'] }
