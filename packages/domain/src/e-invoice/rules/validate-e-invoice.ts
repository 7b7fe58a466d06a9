import { documentTree } from '../documents/write-e-invoice.ts'
import type { EInvoice } from '../model/invoice-fields.ts'
import { japaneseProfiles, profileOf, type EInvoiceProfile } from '../model/profiles.ts'
import type { RepairName } from '../repairs/repair-names.ts'
import { pathOf, type XmlElement } from '../../xml/xml-element.ts'
import { around, textAt } from '../xml/select.ts'
import type { EInvoiceMessage } from './messages.ts'
import { line } from './places.ts'
import { eInvoiceRules } from './rule-table.ts'
import type { Rule, RuleContext, RuleOptions, Violation } from './rule.ts'

/**
 * One breach, without words (`e-invoice words: rule.<message>`). Official rules are fatal to the last, and ours hold an
 * invoice back as well, so there is no lesser severity; a power user may pass over what `mayOverride`, with a reason.
 */
export interface EInvoiceFinding {
  readonly rule: string
  readonly severity: 'error'
  readonly mayOverride: boolean
  readonly message: EInvoiceMessage
  readonly values: Readonly<Record<string, string>>
  /** `/Invoice/cac:InvoiceLine[2]/cac:Price/cbc:PriceAmount`; an attribute is `@unitCode` at the end. */
  readonly path: string
  /** Line of a received file, from 1; null for what is missing and for an invoice of our own. */
  readonly sourceLine: number | null
  /** What is there, and what would be right; null where there is nothing, or nothing can be told. */
  readonly found: string | null
  readonly expected: string | null
  /** Press it: `repairEInvoice` keeps the rule afterwards. Only for invoices of our own; a received file never changes. */
  readonly repair: RepairName | null
}

export interface ValidateOptions extends RuleOptions {
  /** What the document must be; taken from what it says where left out. */
  readonly profile?: EInvoiceProfile
}

/** A file with more breaches of one rule is not read line by line any more. */
const mostPerRule = 50

/** Checks an invoice of our own before it is written. */
export const validateEInvoice = (invoice: EInvoice, options: ValidateOptions = {}): EInvoiceFinding[] =>
  validateDocument(documentTree(invoice), options)

/** Checks a file as it was received: the rules of its profile, and the schema. */
export function validateDocument(root: XmlElement, { profile, ...options }: ValidateOptions = {}): EInvoiceFinding[] {
  const context: RuleContext = {
    ...options,
    root,
    profile: profile ?? profileOf(textAt(root, 'cbc:CustomizationID')) ?? 'jp_pint',
    currency: textAt(root, 'cbc:DocumentCurrencyCode'),
  }
  const findings = eInvoiceRules
    .filter(({ profiles = japaneseProfiles }) => profiles.includes(context.profile))
    .flatMap((rule) =>
      rule
        .check(context)
        .slice(0, mostPerRule)
        .map((violation) => findingOf(rule, violation)),
    )
  return withoutEchoes(findings)
}

function findingOf({ id, message, repair }: Rule, violation: Violation): EInvoiceFinding {
  const { at, below, found, expected, values = {}, isRepairable = true } = violation
  const lineAround = around(at, line)
  return {
    rule: id,
    severity: 'error',
    mayOverride: id === 'own-check-digit',
    message,
    values: {
      n: lineAround ? textAt(lineAround, 'cbc:ID') || String(lineAround.ordinal) : '–',
      ...shownIn(violation),
      ...values,
    },
    path: below ? `${pathOf(at)}/${below}` : pathOf(at),
    sourceLine: at.line,
    found: found === undefined || found === '' ? null : found,
    expected: expected ?? null,
    repair: repair && isRepairable ? repair : null,
  }
}

const shownIn = ({ at, below, found, expected }: Violation): Record<string, string> => ({
  element: (below ?? at.name).split('/').at(-1) ?? '',
  found: found ?? '–',
  expected: expected ?? '–',
})

/** Of the schema: what is missing or repeated, a rule often says too. */
const echoes = ['schema-missing', 'schema-repeated']

/** What a rule has said in its own words, the schema need not say again. */
function withoutEchoes(findings: readonly EInvoiceFinding[]): EInvoiceFinding[] {
  const rulePaths = new Set(findings.filter(({ rule }) => !rule.startsWith('schema-')).map(({ path }) => path))
  return findings.filter(({ rule, path }) => !echoes.includes(rule) || !rulePaths.has(path))
}
