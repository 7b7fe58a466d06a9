/** Why a file cannot be read at all, without words. Lines and columns count from 1; null where it was refused unread. */
export interface XmlFault<Code extends string = XmlFaultCode> {
  readonly code: Code
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
] as const
export type XmlFaultCode = (typeof xmlFaultCodes)[number]

/** What either succeeded or says why not. */
export type XmlResult<Value, Code extends string = XmlFaultCode> =
  | ({ readonly fault: null } & Value)
  | ({ readonly fault: XmlFault<Code> } & { readonly [K in keyof Value]?: undefined })

export const xmlFault = <Code extends string>(code: Code, given: Partial<XmlFault> = {}): XmlFault<Code> => ({
  line: null,
  column: null,
  path: '',
  detail: '',
  ...given,
  code,
})
