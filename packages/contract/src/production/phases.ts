import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { date, id, lockVersion, quantity } from '../kernel/fields.ts'
import { distinct, givenShape } from '../kernel/record-field.ts'
import { nothing, one } from '../kernel/reply.ts'
import {
  mostSkus,
  phase,
  phaseFields,
  phaseMatrix,
  readsProductions,
  skuFields,
  stockKeepingUnit,
  subSku,
  subSkuFields,
  writesProductions,
} from './production-fields.ts'

const currency = z.string().check(z.regex(/^[A-Z]{3}$/))
const given = z.object({ ...givenShape(phaseFields), currency: z.optional(currency) })

/** A phase with the production it belongs to. */
const phaseDetail = z.extend(phase, {
  side: z.enum(['owner', 'partner']),
  styleNo: z.string(),
  productionName: z.string(),
  season: z.nullable(z.string()),
})

export const phases = {
  show: endpoint('GET /phases/:id', {
    reply: one(phaseDetail),
    access: readsProductions,
    summary: 'One phase with what its SKUs come to',
  }),
  create: endpoint('POST /productions/:productionId/phases', {
    body: z.object({
      phase: z.extend(given, {
        /** The phase of the same production whose SKUs it takes over, without quantities unless these are wanted. */
        copyOf: z.optional(z.object({ phaseId: id, quantities: z.boolean() })),
      }),
    }),
    reply: one(phaseDetail),
    access: writesProductions,
    summary: 'Adds a phase after the last',
  }),
  update: endpoint('PATCH /phases/:id', {
    body: z.object({ phase: z.extend(z.partial(given), { lockVersion }) }),
    reply: one(phaseDetail),
    access: writesProductions,
    summary: 'Changes a phase; 409 with the current row when somebody was faster',
  }),
  delete: endpoint('DELETE /phases/:id', {
    reply: nothing,
    access: writesProductions,
    summary: 'Removes a phase with its SKUs, if no contract or frozen quantity uses it',
  }),
}

const skuGiven = z.object(givenShape(skuFields))
/** Adding, changing and removing by id in one go: all of it, or none. */
export const skuChanges = z.object({
  added: z.optional(z.array(skuGiven).check(z.maxLength(mostSkus))),
  changed: z.optional(z.array(z.extend(z.partial(skuGiven), { id, lockVersion })).check(z.maxLength(mostSkus))),
  removed: z.optional(z.array(id).check(z.maxLength(mostSkus), distinct())),
})

export const stockKeepingUnits = {
  list: endpoint('GET /phases/:phaseId/stock_keeping_units', {
    reply: one(phaseMatrix),
    access: readsProductions,
    summary: 'All SKUs of a phase with their parts, and the colours and sizes they name',
  }),
  update: endpoint('PATCH /stock_keeping_units/:id', {
    body: z.object({ stockKeepingUnit: z.extend(z.partial(skuGiven), { lockVersion }) }),
    reply: one(stockKeepingUnit),
    access: writesProductions,
    summary: 'Changes a SKU; 409 with the current row when somebody was faster',
  }),
  bulk: endpoint('PATCH /phases/:phaseId/stock_keeping_units/bulk', {
    body: z.object({ stockKeepingUnits: skuChanges }),
    reply: one(z.object({ phase, units: z.array(stockKeepingUnit), removed: z.array(id) })),
    current: one(phaseMatrix),
    access: writesProductions,
    summary: 'Adds, changes and removes SKUs of a phase: all of it, or none with an error for each row',
  }),
}

const subSkuGiven = z.object(givenShape(subSkuFields))
export const subSkuChanges = z.object({
  added: z.optional(z.array(z.extend(subSkuGiven, { stockKeepingUnitId: id })).check(z.maxLength(mostSkus))),
  changed: z.optional(z.array(z.extend(z.partial(subSkuGiven), { id, lockVersion })).check(z.maxLength(mostSkus))),
  removed: z.optional(z.array(id).check(z.maxLength(mostSkus), distinct())),
})

export const subSkus = {
  update: endpoint('PATCH /sub_skus/:id', {
    body: z.object({ subSku: z.extend(z.partial(subSkuGiven), { lockVersion }) }),
    reply: one(subSku),
    access: writesProductions,
    summary: 'Changes a part of a SKU; 409 with the current row when somebody was faster',
  }),
  bulk: endpoint('PATCH /phases/:phaseId/sub_skus/bulk', {
    body: z.object({ subSkus: subSkuChanges }),
    reply: one(z.object({ subSkus: z.array(subSku), removed: z.array(id) })),
    current: one(phaseMatrix),
    access: writesProductions,
    summary: 'Adds, changes and removes parts of the SKUs of a phase: all of it, or none with an error for each row',
  }),
}

/** A line of an exhibition's order that was converted for production, and the SKU of this phase it went to. */
const exhibitionQuantity = z.object({
  /** The order's line. */
  id,
  exhibitionOrderId: id,
  exhibitionId: id,
  orderNumber: z.string(),
  customerName: z.string(),
  colour: z.string(),
  size: z.string(),
  /** Pieces handed over to production. */
  quantity,
  /** The colour and size of the masters that are called so; null where none is. */
  colorId: z.nullable(id),
  sizeId: z.nullable(id),
  stockKeepingUnitId: z.nullable(id),
  takenOn: z.nullable(date),
})
export type ExhibitionQuantity = z.output<typeof exhibitionQuantity>

export const exhibitionQuantities = {
  list: endpoint('GET /phases/:phaseId/exhibition_quantities', {
    reply: one(z.array(exhibitionQuantity)),
    access: writesProductions,
    summary: 'What exhibitions handed over of this style: what this phase has taken, and what nobody has yet',
  }),
  take: endpoint('POST /phases/:phaseId/exhibition_quantities', {
    body: z.object({
      /** Lines to be taken; all that are open where none is named. */
      ids: z.optional(z.array(id).check(z.minLength(1), z.maxLength(5_000), distinct())),
      /** Which colours and sizes of the masters are meant, where the names differ. */
      colors: z.optional(
        z.array(z.object({ name: z.string().check(z.maxLength(60)), colorId: id })).check(z.maxLength(200)),
      ),
      sizes: z.optional(
        z.array(z.object({ name: z.string().check(z.maxLength(60)), sizeId: id })).check(z.maxLength(200)),
      ),
    }),
    reply: one(z.array(exhibitionQuantity)),
    access: writesProductions,
    summary: 'Adds ordered quantities to the SKUs of the phase, each line once, and keeps where they came from',
  }),
}
