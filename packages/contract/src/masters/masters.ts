import { careEditions, fibreTerms, showsSkuMaster, type Guard } from '@tsumugi/domain'
import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { date } from '../kernel/fields.ts'
import { one } from '../kernel/reply.ts'
import { brandMaster, subBrandMaster } from './brands.ts'
import { extensionFieldDefinitionMaster } from '../records/extension-field-definitions.ts'
import { catalogueClothMaster } from '../materials/catalogue-cloths.ts'
import { rawMaterialMaster } from '../materials/raw-materials.ts'
import { paymentTermMaster } from '../records/payment-terms.ts'
import { contractFormatMaster, invoiceFormatMaster, orderSheetFormatMaster } from './formats.ts'
import { distinct, maybe, needed, usual } from '../kernel/record-field.ts'
import { master } from './master.ts'
import { rateKinds } from './rate-kinds.ts'

/** Masters of the brand that every member keeps (domain §6.5). */
const ofBrand = { kinds: ['brand'] } as const satisfies Guard
const ofSkuNames = { kinds: ['brand'], check: showsSkuMaster } as const satisfies Guard

const inThreeLanguages = { name: needed.text(), nameEn: maybe.text(), nameZh: maybe.text() } as const
const keptByBrand = { reads: ofBrand, writes: ofBrand } as const

/** How a wall of colours is sorted. */
export const colorFamilies = [
  'white',
  'gray',
  'black',
  'brown',
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'pink',
] as const

const color = master({
  name: 'color',
  path: '/colors',
  fields: {
    code: needed.code(),
    ...inThreeLanguages,
    hex: maybe.colour(),
    pantone: maybe.text(20),
    family: maybe.choice(colorFamilies),
  },
  key: 'code',
  ordered: true,
  ...keptByBrand,
})

const measure = () => maybe.decimal(3, 1, 'positive')
const size = master({
  name: 'size',
  path: '/sizes',
  fields: {
    code: needed.code(),
    name: needed.text(),
    /** Sizes that are chosen together: women's, men's, children's. */
    setName: maybe.text(40),
    /** As JIS L 4004 to 4007 write it, `9AR`. */
    jisRef: maybe.text(20),
    /** Body measures in centimetres. */
    bust: measure(),
    waist: measure(),
    hip: measure(),
    height: measure(),
  },
  key: 'code',
  ordered: true,
  ...keptByBrand,
})

/** The brand's choice of designated terms (domain §3.3): what its labels may name. */
const fabric = master({
  name: 'fabric',
  path: '/fabrics',
  fields: { ...inThreeLanguages, fibre: needed.choice(fibreTerms.map(({ key }) => key) as [string, ...string[]]) },
  key: 'name',
  ordered: true,
  ...keptByBrand,
})

const partName = master({
  name: 'partName',
  path: '/part_names',
  fields: inThreeLanguages,
  key: 'name',
  ordered: true,
  ...keptByBrand,
})
const careInstruction = master({
  name: 'careInstruction',
  path: '/care_instructions',
  fields: inThreeLanguages,
  key: 'name',
  ordered: true,
  ...keptByBrand,
})
const careAttention = master({
  name: 'careAttention',
  path: '/care_attentions',
  fields: inThreeLanguages,
  key: 'name',
  ordered: true,
  ...keptByBrand,
})

const washTagSymbolSet = master({
  name: 'washTagSymbolSet',
  path: '/wash_tag_symbol_sets',
  fields: {
    name: needed.text(),
    edition: needed.choice(careEditions),
    /** JIS numbers of the symbols, at most one of a category. */
    codes: usual.items(z.array(z.int().check(z.minimum(100), z.maximum(799))).check(z.maxLength(7), distinct())),
  },
  key: 'name',
  ordered: true,
  ...keptByBrand,
})

const skuName = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  code: z.nullable(z.string().check(z.trim(), z.maxLength(20))),
})
const skuGroup = master({
  name: 'skuGroup',
  path: '/sku_groups',
  fields: { name: needed.text(), items: usual.items(z.array(skuName).check(z.maxLength(500))) },
  key: 'name',
  reads: ofSkuNames,
  writes: ofSkuNames,
  ordered: true,
})

/** Currencies in which the trade deals. */
export const tradeCurrencies = ['JPY', 'USD', 'EUR', 'CNY', 'KRW', 'VND', 'IDR', 'HKD', 'TWD', 'THB', 'GBP'] as const
const currency = () => needed.choice(tradeCurrencies)
const currencyConversion = master({
  name: 'currencyConversion',
  path: '/currency_conversions',
  fields: {
    fromCurrency: currency(),
    toCurrency: currency(),
    kind: needed.choice(rateKinds),
    validFrom: needed.date(),
    rate: needed.decimal(10, 8, 'positive'),
    /** How many units the rate is for: 100 for KRW, IDR and VND as banks quote them. */
    perUnits: usual.integer(1, 10_000),
  },
  key: 'validFrom',
  keyWith: ['fromCurrency', 'toCurrency', 'kind'],
  ordered: false,
  ...keptByBrand,
})

export const currencyConversions = {
  ...currencyConversion.endpoints,
  rate: endpoint('GET /currency_conversions/rate', {
    query: z.object({ from: z.enum(tradeCurrencies), to: z.enum(tradeCurrencies), kind: z.enum(rateKinds), on: date }),
    reply: one(currencyConversion.record),
    access: ofBrand,
    summary: 'The rate of a day: the latest that was valid by then; 422 no_rate where there is none',
  }),
}

/** Every kind of master data, by the name of its resource. */
export const masters = {
  brands: brandMaster,
  subBrands: subBrandMaster,
  colors: color,
  sizes: size,
  fabrics: fabric,
  partNames: partName,
  careInstructions: careInstruction,
  careAttentions: careAttention,
  washTagSymbolSets: washTagSymbolSet,
  skuGroups: skuGroup,
  contractFormats: contractFormatMaster,
  invoiceFormats: invoiceFormatMaster,
  orderSheetFormats: orderSheetFormatMaster,
  currencyConversions: currencyConversion,
  paymentTermDefinitions: paymentTermMaster,
  extensionFieldDefinitions: extensionFieldDefinitionMaster,
  rawMaterials: rawMaterialMaster,
  catalogueCloths: catalogueClothMaster,
} as const
export type MasterName = keyof typeof masters
