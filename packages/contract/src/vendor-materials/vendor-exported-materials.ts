import { exportedFigures } from '@tsumugi/domain'
import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id, instant, lockVersion } from '../kernel/fields.ts'
import { distinct } from '../kernel/record-field.ts'
import { bytes, nothing, one, page, paging } from '../kernel/reply.ts'
import { length, ofVendors, word } from './vendor-parts.ts'

const text = (most: number) => z.string().check(z.trim(), z.maxLength(most))
/** A row as it is to be written. */
const line = z.object({
  code: text(30),
  name: text(100),
  color: text(60),
  lot: text(40),
  item: text(40),
  quantity: length,
  unit: text(10),
  note: text(200),
})
export type ExportedLine = z.output<typeof line>

/** A file on its way out: edited until it is exported, then as it was. */
export const vendorExportedMaterial = z.object({
  id,
  name: z.string(),
  count: z.number(),
  exportedAt: z.nullable(instant),
  exportedBy: z.nullable(z.string()),
  createdAt: instant,
  lockVersion,
})
export type VendorExportedMaterial = z.output<typeof vendorExportedMaterial>
export const vendorExportedMaterialDetail = z.extend(vendorExportedMaterial, { lines: z.array(line) })
export type VendorExportedMaterialDetail = z.output<typeof vendorExportedMaterialDetail>

export const vendorExportedMaterials = {
  list: endpoint('GET /venders/:vendor/exported_materials', {
    query: z.object(paging),
    reply: page(vendorExportedMaterial),
    access: ofVendors,
    summary: 'Files for a vendor, the newest first',
  }),
  show: endpoint('GET /venders/:vendor/exported_materials/:id', {
    reply: one(vendorExportedMaterialDetail),
    access: ofVendors,
    summary: 'One file with its rows',
  }),
  create: endpoint('POST /venders/:vendor/exported_materials', {
    body: z.object({
      exportedMaterial: z.object({
        name: word(100),
        /** Which of the balance are written; without them all of it. */
        materialIds: z.optional(z.array(id).check(z.minLength(1), z.maxLength(1000), distinct())),
        figure: z.enum(exportedFigures),
      }),
    }),
    reply: one(vendorExportedMaterialDetail),
    access: ofVendors,
    summary: 'Takes rows of the balance, with one of its figures, to be edited before they go out',
  }),
  update: endpoint('PATCH /venders/:vendor/exported_materials/:id', {
    body: z.object({
      exportedMaterial: z.object({
        name: z.optional(word(100)),
        lines: z.optional(z.array(line).check(z.maxLength(1000))),
        lockVersion,
      }),
    }),
    reply: one(vendorExportedMaterialDetail),
    access: ofVendors,
    summary: 'Changes what is to be written; not once it was exported',
  }),
  export: endpoint('POST /venders/:vendor/exported_materials/:id/export', {
    body: z.object({ lockVersion }),
    reply: one(vendorExportedMaterialDetail),
    access: ofVendors,
    summary: 'Finishes it: from now on it stays as it is and can be fetched',
  }),
  csv: endpoint('GET /venders/:vendor/exported_materials/:id/csv', {
    reply: bytes,
    access: ofVendors,
    summary: 'The exported rows as CSV, in the encoding of the vendor',
  }),
  delete: endpoint('DELETE /venders/:vendor/exported_materials/:id', {
    reply: nothing,
    access: ofVendors,
    summary: 'Removes one that was not exported',
  }),
}
