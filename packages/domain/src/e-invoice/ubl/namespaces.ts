const common = 'urn:oasis:names:specification:ubl:schema:xsd:'

/** The prefixes everybody uses, and what they stand for. */
export const ublNamespaces = {
  cac: `${common}CommonAggregateComponents-2`,
  cbc: `${common}CommonBasicComponents-2`,
  ext: `${common}CommonExtensionComponents-2`,
} as const

export const documentRoots = ['Invoice', 'CreditNote'] as const
export type DocumentRoot = (typeof documentRoots)[number]

export const rootNamespace = (root: DocumentRoot): string => `${common}${root}-2`

const prefixes = new Map<string, string>([
  ...Object.entries(ublNamespaces).map(([prefix, uri]) => [uri, `${prefix}:`] as const),
  ...documentRoots.map((root) => [rootNamespace(root), ''] as const),
])

/** `cbc:ID` for a name of UBL, and `{namespace}name` for any other. */
export function canonicalName(uri: string, local: string): string {
  const prefix = prefixes.get(uri)
  return prefix === undefined ? `{${uri}}${local}` : `${prefix}${local}`
}
