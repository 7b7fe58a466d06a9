import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { date, id, lockVersion } from '../kernel/fields.ts'
import { one, pagination, paging } from '../kernel/reply.ts'
import { merchandising, merchandisingAccess as access, merchandisingVersion } from './merchandisings.ts'

/** The fields a version brings back. Status moves only by named steps, and files have their own history. */
export const restoredFields = [
  'name',
  'code',
  'releaseOn',
  'categoryIds',
  'planQuantity',
  'listPrice',
  'unitCost',
  'markdownPercent',
  'salesPlan',
  'note',
  'tags',
  'colours',
  'template',
] as const

/** A version with what restoring it would change of the product as it stands now. */
export const modification = z.extend(merchandisingVersion, {
  accountId: z.nullable(id),
  restores: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
})
export type Modification = z.output<typeof modification>

const people = z.array(z.object({ id, name: z.string() }))

export const modificationHistory = {
  list: endpoint('GET /merchandisings/:merchandisingId/modification_history', {
    query: z.object({
      ...paging,
      accountId: z.optional(z.coerce.number().check(z.positive())),
      field: z.optional(z.string().check(z.maxLength(40))),
      from: z.optional(date),
      to: z.optional(date),
    }),
    reply: z.object({
      data: z.array(modification),
      pagination,
      product: merchandising,
      people,
      fields: z.array(z.string()),
    }),
    access,
    summary: 'Versions of a product, newest first, by person, field and day; with the people and fields there are',
  }),
  restore: endpoint('POST /merchandisings/:merchandisingId/modification_history/:id/restore', {
    body: z.object({ lockVersion }),
    reply: one(merchandising),
    access,
    summary: 'Brings the fields back to what they were after a version, as a new version; 409 when somebody was faster',
  }),
}
