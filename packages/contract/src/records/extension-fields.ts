import { extensionFieldTypes, extensionTargets } from '@tsumugi/domain'
import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id, lockVersion } from '../kernel/fields.ts'
import { one } from '../kernel/reply.ts'

const text = z.string().check(z.maxLength(4_000))
/** What a field holds, by its type; null is empty. `user` and `file` hold ids. */
export const extensionValue = z.nullable(
  z.union([text, z.boolean(), z.number(), z.array(text).check(z.maxLength(200))]),
)

/** A field of one record: what it is, and what it holds. `id` and `lockVersion` are null until something has been saved. */
export const extensionField = z.object({
  id: z.nullable(id),
  definitionId: id,
  key: z.string(),
  name: z.string(),
  type: z.enum(extensionFieldTypes),
  options: z.array(z.string()),
  unit: z.nullable(z.string()),
  required: z.boolean(),
  shared: z.boolean(),
  value: extensionValue,
  /** The person or the file a value names. */
  label: z.nullable(z.string()),
  /** Where a file is. */
  url: z.nullable(z.string()),
  lockVersion: z.nullable(lockVersion),
})
export type ExtensionField = z.output<typeof extensionField>

const target = z.enum(extensionTargets)
/** `1` asks the partners who share the record to confirm the change (spec §7). */
const useMarks = z.optional(z.union([z.literal(1), z.literal(0), z.boolean()]))

export const extensionFields = {
  list: endpoint('GET /extension_fields', {
    query: z.object({ target, targetId: z.coerce.number().check(z.multipleOf(1), z.positive()) }),
    reply: one(z.array(extensionField)),
    access: {},
    summary: 'All fields of one record, empty ones too',
  }),
  create: endpoint('POST /extension_fields', {
    body: z.object({ extensionField: z.object({ definitionId: id, targetId: id, value: extensionValue }), useMarks }),
    reply: one(extensionField),
    access: {},
    summary: 'Fills a field of a record for the first time',
  }),
  update: endpoint('PATCH /extension_fields/:id', {
    body: z.object({ extensionField: z.object({ value: extensionValue, lockVersion }), useMarks }),
    reply: one(extensionField),
    access: {},
    summary: 'Changes what a field holds; with `use_marks` partners are asked to confirm',
  }),
}
