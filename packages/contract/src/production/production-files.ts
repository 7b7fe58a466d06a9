import { fileFaces, productionFileKinds } from '@tsumugi/domain'
import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id, instant } from '../kernel/fields.ts'
import { nothing, one } from '../kernel/reply.ts'
import { recordFile } from '../platform/record-files.ts'
import { readsProductions, writesProductions } from './production-fields.ts'

/** So many files beside one style, all versions counted. */
export const mostProductionFiles = 200

/** A sketch, a tech pack or another paper of a style, in one of its versions. */
export const productionFile = z.extend(recordFile, {
  kind: z.enum(productionFileKinds),
  face: z.enum(fileFaces),
  /** The same for all versions of one paper. */
  series: id,
  version: z.number(),
  /** The newest of its series. */
  isNewest: z.boolean(),
  note: z.nullable(z.string()),
  createdAt: instant,
})
export type ProductionFile = z.output<typeof productionFile>

/** Files beside a style; a newer version is added, and the ones before it stay. */
export const productionFileEndpoints = {
  files: endpoint('GET /productions/:id/files', {
    reply: one(z.array(productionFile)),
    access: readsProductions,
    summary: 'Its sketches, tech packs and other papers in all their versions, as far as the reader sees them',
  }),
  addFile: endpoint('POST /productions/:id/files', {
    body: z.object({
      file: z.object({
        id,
        kind: z.enum(productionFileKinds),
        face: z.optional(z.enum(fileFaces)),
        /** Of the paper it is the next version of; kind and face are then those of that paper. */
        series: z.optional(id),
        note: z.optional(z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(200)))),
      }),
    }),
    reply: one(productionFile),
    access: writesProductions,
    summary: 'Puts a file beside a style that was brought before, as a new paper or as the next version of one',
  }),
  removeFile: endpoint('DELETE /productions/:id/files/:fileId', {
    reply: nothing,
    access: writesProductions,
    summary: 'Takes away the newest version of a paper; the one before it stands again',
  }),
}
