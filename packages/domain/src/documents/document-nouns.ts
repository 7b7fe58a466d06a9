/** Kinds of documents between two organisations, by the word for one of them; each has its row in the contract. */
export const documentNouns = ['contract', 'delivery'] as const
export type DocumentNoun = (typeof documentNouns)[number]
