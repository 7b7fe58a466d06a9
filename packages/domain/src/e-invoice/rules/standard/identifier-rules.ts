import { readRegistrationNumber } from '../../../people/registration-number.ts'
import { eInvoiceProfiles, japaneseProfiles, type EInvoiceProfile } from '../../model/profiles.ts'
import { descendants, first, isAt, named, select } from '../../xml/select.ts'
import { line, placesOf, seller, sellerVatIds } from '../places.ts'
import type { Rule, RuleContext, Violation } from '../rule.ts'
import { checkedSchemes } from './check-digits.ts'

/** From this day on a seller is named by the number of a qualified issuer. */
const qualifiedSince = '2023-10-01'

/** What the three Japanese sets put behind the ids of the same two rules. */
const suffixes = {
  jp_pint: { specification: '', process: '' },
  jp_selfbilling: { specification: '-sb', process: '-sb' },
  jp_nontax: { specification: '-ntr', process: '' },
} as const

const isIdentifier = (element: Parameters<typeof isAt>[0]) =>
  isAt(element, 'cbc:EndpointID') || isAt(element, 'cbc:CompanyID') || isAt(element, 'cac:PartyIdentification/cbc:ID')

const checkDigitRules: readonly Rule[] = checkedSchemes.map(({ id, schemes, isRight }) => ({
  id,
  message: 'checkDigits',
  check: ({ root }) =>
    descendants(root, (one) => schemes.includes(one.attributes.schemeID ?? '') && isIdentifier(one))
      .filter(({ text }) => !isRight(text.trim()))
      .map((at) => ({ at, found: at.text.trim() })),
}))

const profileRules: readonly Rule[] = japaneseProfiles.flatMap((profile): Rule[] => {
  const { customization, alsoReceived, processes } = eInvoiceProfiles[profile]
  const ids = [customization, ...alsoReceived]
  return [
    {
      id: `aligned-ibrp-001-jp${suffixes[profile].specification}`,
      message: 'headerMissing',
      profiles: [profile],
      repair: 'nameProfile',
      check: ({ root }) =>
        select(root, 'cbc:CustomizationID')
          .filter(({ text }) => !ids.some((id) => text.trim().startsWith(id)))
          .map((at) => ({ at, found: at.text.trim(), expected: customization })),
    },
    {
      id: `aligned-ibrp-002-jp${suffixes[profile].process}`,
      message: 'headerMissing',
      profiles: [profile],
      repair: 'nameProfile',
      check: ({ root }) =>
        select(root, 'cbc:ProfileID')
          .filter(({ text }) => !(processes as readonly string[]).includes(text.trim()))
          .map((at) => ({ at, found: at.text.trim(), expected: processes[0] })),
    },
  ]
})

function hasQualifiedPeriod({ root }: RuleContext): boolean {
  return descendants(root, named('cbc:StartDate', 'cbc:EndDate')).some(({ text }) => text.trim() >= qualifiedSince)
}

const taxed: readonly EInvoiceProfile[] = ['jp_pint', 'jp_selfbilling']

/** A payee needs a name, and is somebody else than the seller. */
function samePayee({ root }: RuleContext): Violation[] {
  const textsAt = (path: string) => new Set(select(root, path).map(({ text }) => text.trim()))
  const names = textsAt(`${seller}/cac:PartyName/cbc:Name`)
  const ids = textsAt(`${seller}/cac:PartyIdentification/cbc:ID`)
  return select(root, 'cac:PayeeParty').flatMap((at): Violation[] => {
    const name = first(at, 'cac:PartyName/cbc:Name')?.text.trim()
    if (name === undefined) return [{ at, below: 'cac:PartyName/cbc:Name' }]
    const isSeller =
      names.has(name) || select(at, 'cac:PartyIdentification/cbc:ID').some(({ text }) => ids.has(text.trim()))
    return isSeller ? [{ at, found: name }] : []
  })
}

/** Who the parties are, and which kind of document this is. */
export const identifierRules: readonly Rule[] = [
  ...checkDigitRules,
  ...profileRules,
  {
    id: 'ibr-sr-63',
    message: 'wildcard',
    repair: 'nameProfile',
    check: ({ root }) =>
      select(root, 'cbc:CustomizationID')
        .filter(({ text }) => text.includes('*'))
        .map((at) => ({ at, found: at.text.trim() })),
  },
  {
    id: 'aligned-ibr-jp-01',
    message: 'registrationForm',
    profiles: japaneseProfiles,
    repair: 'tidyRegistrationNumber',
    check: (context) =>
      hasQualifiedPeriod(context)
        ? placesOf(sellerVatIds, context)
            .flatMap((scheme) => select(scheme, 'cbc:CompanyID'))
            .filter(({ text }) => !/^T\d{13}$/.test(text.trim()))
            .map((at) => {
              const { value, fault } = readRegistrationNumber(at.text)
              return { at, found: at.text.trim(), expected: fault ? undefined : value, isRepairable: !fault }
            })
        : [],
  },
  {
    id: 'aligned-ibr-jp-04',
    message: 'sellerTaxMissing',
    profiles: taxed,
    check: ({ root }) =>
      first(root, `${seller}/cac:PartyTaxScheme/cbc:CompanyID`)
        ? []
        : [{ at: root, below: `${seller}/cac:PartyTaxScheme/cbc:CompanyID` }],
  },
  {
    id: 'aligned-ibr-jp-04-ntr',
    message: 'sellerTaxForbidden',
    profiles: ['jp_nontax'],
    repair: 'removeSellerTax',
    check: ({ root }) =>
      select(root, `${seller}/cac:PartyTaxScheme/cbc:CompanyID`).map((at) => ({ at, found: at.text.trim() })),
  },
  { id: 'ibr-017', message: 'payee', check: samePayee },
  {
    id: 'ibr-088',
    message: 'unitCode',
    check: ({ root }) =>
      select(root, line).flatMap((one) => {
        const unit = first(one, 'cbc:InvoicedQuantity')?.attributes.unitCode
        return select(one, 'cac:Price/cbc:BaseQuantity')
          .filter(({ attributes }) => attributes.unitCode && unit && attributes.unitCode !== unit)
          .map((at) => ({
            at,
            found: at.attributes.unitCode,
            expected: unit,
            values: { code: at.attributes.unitCode ?? '' },
          }))
      }),
  },
]
