import { materialCertificates, materialKinds, materialVisibilities, weaves } from '@tsumugi/domain'
import { units } from '../documents/kinds/goods.ts'
import { maybe, needed, usual } from '../kernel/record-field.ts'
import { master } from '../masters/master.ts'
import { distributors } from './marketplace.ts'
import { careCodes, composition, currencies, materialColors, priceTiers } from './raw-materials.ts'

/**
 * The catalogue of a distributor (domain §3.12). What the market sees of a cloth follows from its row; `visibility` says who
 * sees it, and archived ones nobody.
 */
export const catalogueClothMaster = master({
  name: 'catalogueCloth',
  path: '/catalogue_cloths',
  fields: {
    code: needed.code(30),
    name: needed.text(),
    visibility: usual.choice(materialVisibilities),
    kind: needed.choice(materialKinds),
    weave: usual.choice(weaves),
    composition: usual.items(composition),
    colors: usual.items(materialColors),
    widthCm: maybe.decimal(4, 1, 'positive'),
    weightGsm: maybe.decimal(4, 1, 'positive'),
    finish: maybe.text(),
    origin: maybe.text(),
    certificates: usual.list(materialCertificates),
    careCodes: usual.items(careCodes),
    unit: needed.choice(units),
    currency: needed.choice(currencies),
    tiers: usual.items(priceTiers),
    /** For each cut of a sample, and for each swatch beyond the free ones of a month. */
    cutFee: maybe.decimal(9, 2),
    swatchFee: maybe.decimal(9, 2),
    moq: usual.decimal(8, 2, 'positive'),
    minCut: usual.decimal(6, 2, 'positive'),
    rollLength: maybe.decimal(5, 2, 'positive'),
    leadDays: maybe.integer(0, 999),
    note: maybe.notes(),
  },
  key: 'code',
  reads: distributors,
  writes: distributors,
  ordered: false,
})
