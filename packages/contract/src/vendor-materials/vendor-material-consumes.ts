import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { date, id, instant } from '../kernel/fields.ts'
import { distinct } from '../kernel/record-field.ts'
import { one } from '../kernel/reply.ts'
import { length, note, ofVendors } from './vendor-parts.ts'
import { vendorPackingListDetail } from './vendor-packing-lists.ts'

const signed = z.string().check(z.regex(/^-?\d{1,10}(\.\d{1,2})?$/))

/** What was used and lost of one roll; a reversal has the opposite figures. */
const consume = z.object({
  id,
  lineId: id,
  contract: z.nullable(z.object({ id, number: z.string() })),
  phase: z.nullable(z.object({ id, kind: z.string(), seq: z.number(), styleNo: z.string() })),
  quantity: signed,
  loss: signed,
  consumedOn: date,
  note,
  reverses: z.nullable(id),
  reversedBy: z.nullable(id),
  by: z.string(),
  at: instant,
})
export type VendorMaterialConsume = z.output<typeof consume>

/** What a use may be of: contracts and phases that the organisation sees. */
const targets = z.object({
  contracts: z.array(z.object({ id, number: z.string(), title: z.string() })),
  phases: z.array(z.object({ id, kind: z.string(), seq: z.number(), styleNo: z.string(), name: z.string() })),
})

export type VendorConsumeTargets = z.output<typeof targets>

const ledger = z.object({ list: vendorPackingListDetail, consumes: z.array(consume) })
export type VendorConsumeLedger = z.output<typeof ledger>

const path = '/venders/:vendor/packing_lists/:id/material_consumes'

export const vendorMaterialConsumes = {
  list: endpoint(`GET ${path}`, {
    reply: one(ledger),
    access: ofVendors,
    summary: 'The rolls of a packing list with all that was used of them, the newest first',
  }),
  targets: endpoint(`GET ${path}/targets`, {
    reply: one(targets),
    access: ofVendors,
    summary: 'What a use may be of: contracts and phases that the organisation sees, the newest 300 of each',
  }),
  create: endpoint(`POST ${path}`, {
    body: z.object({
      materialConsume: z.object({
        /** Sent again, the same use is written once. */
        key: z.uuid(),
        lineId: id,
        contractId: z.optional(z.nullable(id)),
        phaseId: z.optional(z.nullable(id)),
        quantity: length,
        loss: z.optional(length),
        consumedOn: z.optional(date),
        note: z.optional(note),
      }),
    }),
    reply: one(ledger),
    access: ofVendors,
    summary: 'Writes what was used of a roll, for a contract or a phase; 422 roll_short beyond its length',
  }),
  reverse: endpoint(`POST ${path}/reversals`, {
    body: z.object({ ids: z.array(id).check(z.minLength(1), z.maxLength(100), distinct()) }),
    reply: one(ledger),
    access: ofVendors,
    summary: 'Takes uses back by their opposite, each once; nothing of the ledger is removed',
  }),
}
