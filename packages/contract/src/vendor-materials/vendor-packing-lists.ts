import { packingListStatuses } from '@tsumugi/domain'
import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { date, id, lockVersion } from '../kernel/fields.ts'
import { nothing, one, page, paging } from '../kernel/reply.ts'
import { length, namedMaterial, note, ofVendors, someLength, word } from './vendor-parts.ts'

const head = {
  id,
  no: z.string(),
  arrivedOn: z.nullable(date),
  status: z.enum(packingListStatuses),
  note,
  /** Rolls, and their lengths together. */
  rolls: z.number(),
  quantity: length,
  used: length,
  loss: length,
  lockVersion,
}
/** One delivery of a vendor. */
export const vendorPackingList = z.object(head)
export type VendorPackingList = z.output<typeof vendorPackingList>

/** One roll. */
const line = z.object({
  id,
  material: namedMaterial,
  lot: z.string(),
  roll: z.string(),
  quantity: length,
  used: length,
  loss: length,
})
export type VendorRoll = z.output<typeof line>

export const vendorPackingListDetail = z.object({ ...head, lines: z.array(line) })
export type VendorPackingListDetail = z.output<typeof vendorPackingListDetail>

/** The most rolls of one list. */
export const mostRolls = 500

const given = {
  no: word(40),
  arrivedOn: z.optional(z.nullable(date)),
  note: z.optional(note),
  lines: z.optional(
    z
      .array(z.object({ materialId: id, lot: word(40), roll: word(20), quantity: someLength }))
      .check(z.maxLength(mostRolls)),
  ),
}

export const vendorPackingLists = {
  list: endpoint('GET /venders/:vendor/packing_lists', {
    query: z.object({
      ...paging,
      q: z.optional(z.string().check(z.maxLength(100))),
      status: z.optional(z.enum(packingListStatuses)),
    }),
    reply: page(vendorPackingList),
    access: ofVendors,
    summary: 'Packing lists of a vendor, the newest first',
  }),
  show: endpoint('GET /venders/:vendor/packing_lists/:id', {
    reply: one(vendorPackingListDetail),
    access: ofVendors,
    summary: 'One packing list with its rolls',
  }),
  create: endpoint('POST /venders/:vendor/packing_lists', {
    body: z.object({ packingList: z.object(given) }),
    reply: one(vendorPackingListDetail),
    access: ofVendors,
    summary: 'Begins a packing list; its number stands once for each vendor',
  }),
  update: endpoint('PATCH /venders/:vendor/packing_lists/:id', {
    body: z.object({ packingList: z.extend(z.partial(z.object(given)), { lockVersion }) }),
    reply: one(vendorPackingListDetail),
    access: ofVendors,
    summary: 'Changes a draft; its rolls are those that are sent',
  }),
  move: endpoint('POST /venders/:vendor/packing_lists/:id/move', {
    body: z.object({ to: z.enum(packingListStatuses), lockVersion }),
    reply: one(vendorPackingListDetail),
    access: ofVendors,
    summary: 'Confirms the arrival, closes the list, or goes back; to draft only while nothing was used',
  }),
  delete: endpoint('DELETE /venders/:vendor/packing_lists/:id', {
    reply: nothing,
    access: ofVendors,
    summary: 'Removes a draft',
  }),
}
