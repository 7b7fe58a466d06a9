/**
 * Why a file cannot be read at all, without words (e-invoice words: `fault.…`). Lines and columns count from 1; null
 * where the file was refused before it was read.
 */
export interface XmlFault {
  readonly code: XmlFaultCode
  readonly line: number | null
  readonly column: number | null
  /** What stood open there, outermost first: `/Invoice/cac:InvoiceLine`. */
  readonly path: string
  /** What the parser said, in English, for whoever looks after the machine. */
  readonly detail: string
}

export const xmlFaultCodes = [
  'empty',
  'too_large',
  'too_deep',
  'too_many_elements',
  'encoding',
  'doctype',
  'not_well_formed',
  'not_an_invoice',
] as const
export type XmlFaultCode = (typeof xmlFaultCodes)[number]

/** A file of 10 MB is the largest that can be uploaded; the deepest element of the standard lies nine below the root. */
export const xmlLimits = { characters: 10_000_000, depth: 32, elements: 200_000 } as const

/** What either succeeded or says why not. */
export type XmlResult<Value> =
  ({ readonly fault: null } & Value) | ({ readonly fault: XmlFault } & { readonly [K in keyof Value]?: undefined })

export const xmlFault = (code: XmlFaultCode, given: Partial<XmlFault> = {}): XmlFault => ({
  code,
  line: null,
  column: null,
  path: '',
  detail: '',
  ...given,
})
