import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { lockVersion } from '../kernel/fields.ts'
import { one } from '../kernel/reply.ts'
import { ofVendors } from './vendor-parts.ts'

const column = z.record(z.string().check(z.maxLength(200)), z.string().check(z.maxLength(60)))
const kept = {
  name: z.string().check(z.trim(), z.maxLength(100)),
  /** By head of the vendor's files, written folded: the field that it is. */
  columns: column,
  encoding: z.enum(['utf8', 'cp932']),
  rounding: z.enum(['down', 'half_up', 'up']),
  places: z.int().check(z.minimum(0), z.maximum(2)),
  notify: z.boolean(),
}

/** How the files of one vendor are read and written. A vendor that nobody has set up yet has the usual ones. */
export const vendorSetting = z.object({ key: z.string(), ...kept, lockVersion })
export type VendorSetting = z.output<typeof vendorSetting>

export const vendorSettings = {
  vendors: endpoint('GET /venders', {
    reply: one(z.array(z.object({ key: z.string(), name: z.string() }))),
    access: ofVendors,
    summary: 'Vendors that have been set up',
  }),
  show: endpoint('GET /venders/:vendor/settings', {
    reply: one(vendorSetting),
    access: ofVendors,
    summary: 'How files of a vendor are read and written',
  }),
  update: endpoint('PATCH /venders/:vendor/settings', {
    body: z.object({ setting: z.extend(z.partial(z.object(kept)), { lockVersion }) }),
    reply: one(vendorSetting),
    access: ofVendors,
    summary: 'Changes them; the first time it sets the vendor up',
  }),
}
