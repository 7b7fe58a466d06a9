import { phaseKinds } from '@tsumugi/domain'
import * as z from 'zod/mini'
import { givenShape, maybe, needed, usual } from '../../kernel/record-field.ts'
import { privateFields, productionFields, skuFields, writesProductions } from '../production-fields.ts'

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(200))

/**
 * A table of productions as files hold it: one row per SKU, which repeats the number of its style. What a row says of the
 * style and of its phase may stand in each of them or in the first alone; an empty cell says nothing.
 */
const fields = {
  brand: needed.text(200),
  season: maybe.text(4),
  styleNo: productionFields.styleNo,
  name: maybe.text(200),
  subBrand: maybe.text(200),
  categories: usual.items(z.array(name).check(z.maxLength(12))),
  listPrice: privateFields.listPrice,
  targetCost: privateFields.targetCost,
  note: privateFields.note,
  /** The last one of its kind; without a kind the last of the style, and bulk where there is none. */
  phase: maybe.choice(phaseKinds),
  supplier: maybe.text(200),
  deliveryDue: maybe.date(),
  currency: maybe.code(3),
  color: maybe.text(100),
  size: maybe.text(100),
  skuName: skuFields.name,
  jan: skuFields.jan,
  quantity: maybe.integer(0, 99_999_999),
  unitPrice: skuFields.unitPrice,
} as const

export const productionTable = {
  name: 'production',
  path: '/productions',
  fields,
  key: 'styleNo',
  keyWith: ['brand'],
  writes: writesProductions,
  given: z.object(givenShape(fields)),
} as const
