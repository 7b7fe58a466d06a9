/** What a preview shows of an office file, before words and markup are put around it. */
export type OfficeContent =
  | { readonly kind: 'sheets'; readonly sheets: readonly OfficeSheet[]; readonly sheetsLeftOut: number }
  | { readonly kind: 'document'; readonly blocks: readonly OfficeBlock[]; readonly cut: boolean }
  | { readonly kind: 'slides'; readonly slides: readonly (readonly OfficeBlock[])[]; readonly slidesLeftOut: number }

export interface OfficeSheet {
  readonly name: string
  readonly rows: readonly (readonly OfficeCell[])[]
  readonly rowsLeftOut: boolean
  readonly columnsLeftOut: boolean
}

/** A cell as it is read; cells that a wider one covers are not there. */
export interface OfficeCell {
  readonly text: string
  readonly number: boolean
  readonly columns: number
  readonly rows: number
}

export type OfficeBlock =
  | { readonly kind: 'heading' | 'paragraph' | 'item'; readonly text: string }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] }

/** How much of a file is shown; the rest is said to be left out. */
export const officeCaps = { sheets: 20, rows: 500, columns: 60, blocks: 2_000, slides: 200 } as const
