import type { Guard } from '@tsumugi/domain'
import { costSheetStatuses } from '@tsumugi/domain/costing'
import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id, instant } from '../kernel/fields.ts'
import { nothing, one } from '../kernel/reply.ts'
import { recordFile } from '../platform/record-files.ts'

const ofBrand = { kinds: ['brand'] } as const satisfies Guard

/** So many files beside one raw material. */
export const mostRawMaterialFiles = 100

export const rawMaterialFile = z.extend(recordFile, { note: z.nullable(z.string()), createdAt: instant })
export type RawMaterialFile = z.output<typeof rawMaterialFile>

/** Files beside a raw material (domain §3.5): test reports, certificates, pictures. */
export const rawMaterialFiles = {
  list: endpoint('GET /raw_materials/:id/files', {
    reply: one(z.array(rawMaterialFile)),
    access: ofBrand,
    summary: 'Files beside a raw material, the newest first',
  }),
  add: endpoint('POST /raw_materials/:id/files', {
    body: z.object({
      file: z.object({
        id,
        note: z.optional(z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(200)))),
      }),
    }),
    reply: one(z.array(rawMaterialFile)),
    access: ofBrand,
    summary: 'Puts a file beside a raw material that was brought before; 409 file_there where it stands there',
  }),
  remove: endpoint('DELETE /raw_materials/:id/files/:fileId', {
    reply: nothing,
    access: ofBrand,
    summary: 'Takes a file away from a raw material',
  }),
}

/** A cost sheet whose lines name the material: what a piece of the style takes of it, in each line's unit. */
export const rawMaterialUse = z.object({
  sheet: z.object({ id, name: z.string(), version: z.number(), status: z.enum(costSheetStatuses) }),
  production: z.object({ id, styleNo: z.string(), name: z.string() }),
  lines: z.array(z.object({ name: z.string(), consumption: z.string(), unit: z.string() })),
})
export type RawMaterialUse = z.output<typeof rawMaterialUse>

/** Where a raw material is used (domain §3.5). */
export const rawMaterialUses = {
  list: endpoint('GET /raw_materials/:id/uses', {
    reply: one(z.array(rawMaterialUse)),
    access: ofBrand,
    summary: 'The 200 cost sheets that were changed last among those whose lines name a raw material',
  }),
}
