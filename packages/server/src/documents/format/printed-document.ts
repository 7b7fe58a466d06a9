import type { formatColumns, formatPapers, formatSections } from '@tsumugi/contract'
import type { Locale } from '@tsumugi/domain'

/** What a format of contracts, invoices or order sheets says about its paper (domain §3.2). */
export interface DocumentFormat {
  readonly paper: (typeof formatPapers)[number]
  /** The language of the document, not of its reader. */
  readonly locale: Locale
  readonly sections: readonly (typeof formatSections)[number][]
  readonly columns: readonly (typeof formatColumns)[number][]
  readonly notes: string | null
  /** Whether the issuer's seal is printed. */
  readonly stamp: boolean
}

export type DocumentKind = 'contract' | 'invoice' | 'order_sheet'

/** One line as it is known; money and quantities are decimal strings, dates business dates. */
export interface PrintedLine {
  readonly code: string
  readonly description: string
  readonly color: string
  readonly size: string
  readonly quantity: string
  readonly unit: string
  readonly unitPrice: string
  readonly discount: string | null
  /** In percent. */
  readonly taxRate: string
  readonly amount: string
  readonly deliveryOn: string | null
  readonly note: string
  /** A picture as a data URL of PNG or JPEG. */
  readonly picture: string | null
}

/** What stands on the paper, whichever format arranges it. */
export interface PrintedDocument {
  readonly kind: DocumentKind
  readonly number: string
  readonly issuedOn: string
  readonly subject: string
  readonly terms: string
  /** ISO 4217. */
  readonly currency: string
  /** `logo` and `seal` are data URLs of PNG. */
  readonly issuer: {
    readonly name: string
    readonly lines: readonly string[]
    readonly bank: string
    readonly logo: string | null
    readonly seal: string | null
  }
  readonly partner: { readonly name: string; readonly lines: readonly string[] }
  readonly lines: readonly PrintedLine[]
  readonly taxes: readonly { readonly percent: string; readonly base: string; readonly tax: string }[]
  readonly total: string
}
