import type { EInvoice } from '../model/invoice-fields.ts'
import { eInvoiceProfiles, profileOf, type EInvoiceProfile } from '../model/profiles.ts'
import { readLooseDate } from '../rules/standard/form-rules.ts'
import { readRegistrationNumber } from '../../people/registration-number.ts'
import { units, unitsMeant } from '../codes/units.ts'
import { asXmlText } from '../../xml/write-xml.ts'
import { changeFields } from './change-fields.ts'
import { recalculate } from './recalculate.ts'
import type { RepairName } from './repair-names.ts'
import { takePeriodFromDelivery, turnReturns, unifyRemittance } from './repair-parts.ts'
import { nameTaxScheme, removeRates, zeroRates, zeroTax } from './repair-tax.ts'

type Repair = (invoice: EInvoice, profile: EInvoiceProfile) => EInvoice

const unitOf = (code: string): string => (units.has(code) ? code : (unitsMeant[code.toUpperCase()] ?? code))

const repairs: Readonly<Record<RepairName, Repair>> = {
  recalculate,
  nameProfile: (invoice, profile) => {
    const { customization, processes, typeCode } = eInvoiceProfiles[profile]
    return { ...invoice, customization, process: processes[0], typeCode }
  },
  // Writing alone leaves out what says nothing, and puts everything into the order of the schema.
  takeOffEmpty: (invoice) => invoice,
  writeDates: (invoice) =>
    changeFields(invoice, ({ type }, value) =>
      type === 'date' && typeof value === 'string' ? (readLooseDate(value) ?? value) : value,
    ),
  replaceUnits: (invoice) =>
    changeFields(invoice, ({ type }, value) =>
      type === 'quantity' && typeof value !== 'string' && value.unit ? { ...value, unit: unitOf(value.unit) } : value,
    ),
  removeRates,
  zeroRates,
  zeroTax,
  nameTaxScheme,
  unifyCurrency: (invoice) =>
    changeFields(invoice, ({ type }, value) =>
      type === 'amount' && typeof value !== 'string' && value.currency !== invoice.taxCurrency
        ? { ...value, currency: invoice.currency ?? value.currency ?? '' }
        : value,
    ),
  removeTaxCurrency: (invoice) => ({ ...invoice, taxCurrency: undefined }),
  removeSellerTax: (invoice) => ({ ...invoice, seller: { ...invoice.seller, taxIds: undefined } }),
  tidyRegistrationNumber: (invoice) => ({
    ...invoice,
    seller: {
      ...invoice.seller,
      taxIds: invoice.seller?.taxIds?.map(({ id, scheme }) => ({
        scheme,
        id: id && scheme === 'VAT' ? readRegistrationNumber(id).value : id,
      })),
    },
  }),
  turnReturns,
  unifyRemittance,
  takePeriodFromDelivery,
  writeWholeYen: (invoice) =>
    changeFields(invoice, ({ type }, value) =>
      type === 'amount' && typeof value !== 'string' && value.currency === 'JPY'
        ? { ...value, value: (value.value ?? '').replace(/\.0*$/, '') }
        : value,
    ),
  removeCharacters: (invoice) =>
    changeFields(invoice, (_, value) =>
      typeof value === 'string' ? asXmlText(value) : { ...value, value: asXmlText(value.value ?? '') },
    ),
}

/** The invoice as it should be: what `name` keeps is kept, everything else stays as it was. */
export function repairEInvoice(
  invoice: EInvoice,
  name: RepairName,
  profile: EInvoiceProfile = profileOf(invoice.customization ?? '') ?? 'jp_pint',
): EInvoice {
  return repairs[name](invoice, profile)
}
