/** Who sees a file beside a document: its own organisation, or both parties once the document is shared (domain §4.11). */
export const fileFaces = ['ours', 'both'] as const
export type FileFace = (typeof fileFaces)[number]
