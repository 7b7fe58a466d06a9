/** Kinds of electronic invoice: how each names itself, and of which type it must be (e-invoice rules; domain §3.9). */
export const eInvoiceProfiles = {
  jp_pint: {
    customization: 'urn:peppol:pint:billing-1@jp-1',
    alsoReceived: ['urn:fdc:peppol:jp:billing:3.0'],
    processes: ['urn:peppol:bis:billing', 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'],
    typeCode: '380',
  },
  jp_selfbilling: {
    customization: 'urn:peppol:pint:selfbilling-1@jp-1',
    alsoReceived: [],
    processes: ['urn:peppol:bis:selfbilling'],
    typeCode: '389',
  },
  jp_nontax: {
    customization: 'urn:peppol:pint:nontaxinvoice-1@jp-1',
    alsoReceived: [],
    processes: ['urn:peppol:bis:billing'],
    typeCode: '480',
  },
  bis3: {
    customization: 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
    alsoReceived: ['urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:selfbilling:3.0'],
    processes: ['urn:fdc:peppol.eu:2017:poacc:billing:01:1.0', 'urn:fdc:peppol.eu:2017:poacc:selfbilling:01:1.0'],
    typeCode: '380',
  },
} as const satisfies Record<string, EInvoiceProfileRow>

interface EInvoiceProfileRow {
  readonly customization: string
  /** Accepted when it comes in, never written. */
  readonly alsoReceived: readonly string[]
  /** The first is written. */
  readonly processes: readonly [string, ...string[]]
  readonly typeCode: string
}

export type EInvoiceProfile = keyof typeof eInvoiceProfiles
/** The three that can be sent. */
export const japaneseProfiles = ['jp_pint', 'jp_selfbilling', 'jp_nontax'] as const satisfies readonly EInvoiceProfile[]

/** The profile a specification id begins with, as the network compares it; null for one that nobody here reads. */
export function profileOf(customization: string): EInvoiceProfile | null {
  const begins = (id: string) => customization.trim().startsWith(id)
  for (const [profile, row] of Object.entries(eInvoiceProfiles)) {
    if ([row.customization, ...row.alsoReceived].some(begins)) return profile as EInvoiceProfile
  }
  return null
}
