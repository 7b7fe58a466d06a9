import type { XmlDialect } from '../../xml/xml-dialect.ts'
import { canonicalName } from './namespaces.ts'

/** A file of 10 MB is the largest that can be uploaded; the deepest element of the standard lies nine below the root. */
export const eInvoiceLimits = { characters: 10_000_000, depth: 32, elements: 200_000 } as const

/** Elements carry the usual prefix (`cbc:ID`) whatever prefix the sender chose. */
export const ublDialect: XmlDialect = { limits: eInvoiceLimits, nameOf: canonicalName }
