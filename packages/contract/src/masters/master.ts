import type { Guard } from '@tsumugi/domain'
import * as z from 'zod/mini'
import { endpoint, type Group, type Schema } from '../kernel/endpoint.ts'
import { flag, id, instant, lockVersion } from '../kernel/fields.ts'
import { problem } from '../kernel/error-body.ts'
import { extensionValue } from '../records/extension-fields.ts'
import { bytes, nothing, one, page, paging } from '../kernel/reply.ts'
import { answeredShape, distinct, givenShape, type MasterFields } from '../kernel/record-field.ts'

/** One kind of master data. From this row follow its schemas, calls, tables, screens and tests. */
export interface MasterRow<
  Name extends string,
  Path extends string,
  Fields extends MasterFields,
  Parent extends string = never,
> {
  /** The word for one of them, as bodies, the audit and its table name it. */
  readonly name: Name
  /** Where they are; a parent stands in it as `:brandId`. */
  readonly path: Path
  readonly parent?: Parent
  readonly fields: Fields
  /** Which field tells one from another: a pasted or imported row with the same value changes it. */
  readonly key: keyof Fields & string
  /** Further fields that only together with the key tell one from another. */
  readonly keyWith?: readonly (keyof Fields & string)[]
  readonly reads: Guard
  readonly writes: Guard
  /** People put them in order; else they stand by their key. */
  readonly ordered: boolean
}

/** At most so many rows are pasted or imported at once. */
export const bulkLimit = 5000

const many = z.array(id).check(z.minLength(1), z.maxLength(1000), distinct())

/** What an organisation's own fields are called where fields are named: `extension.fabric_width` (domain §3.17). */
export const extensionPrefix = 'extension.'
const key = z.string().check(z.maxLength(30))
/** What the organisation's own fields of a record are to hold, by key; those left out of a change stay. A person or a file is given by its id. */
const extensions = z.record(key, extensionValue)
/** What they hold; a person or a file with its name, a file also with where it is. */
const extensionsHeld = z.record(
  key,
  z.union([extensionValue, z.object({ id, name: z.string(), url: z.nullable(z.string()) })]),
)

/** Which of all records are meant. */
const wanted = {
  /** Words to find, in any width and kana. */
  q: z.optional(z.string().check(z.maxLength(100))),
  /** Also those that have been archived. */
  archived: flag,
  /** What a field holds, by its name; of words a part will do. */
  filter: z.optional(z.record(z.string().check(z.maxLength(60)), z.string().check(z.maxLength(200)))),
}
const field = String.raw`-?[a-zA-Z][\w.]{0,60}`
/** Up to three fields, `-` before one for descending: `family,-code`. */
const sort = z.optional(z.string().check(z.regex(new RegExp(`^${field}(,${field}){0,2}$`))))

/** What would become, or has become, of one pasted row; `row` counts from 0. */
export const bulkOutcome = z.object({
  row: z.number(),
  outcome: z.enum(['create', 'update', 'same', 'refused']),
  id: z.nullable(id),
  /** Of one that is there already: the fields that differ, with what they hold and would hold. */
  changes: z.record(z.string(), z.object({ before: z.unknown(), after: z.unknown() })),
  errors: z.array(problem),
})
export type BulkOutcome = z.output<typeof bulkOutcome>

/** Where a record is used: by the kind of what uses it. */
export const usage = z.object({
  id,
  total: z.number(),
  uses: z.array(z.object({ kind: z.string(), count: z.number() })),
})
export type Usage = z.output<typeof usage>

/** Turns a row of the masters' table into its calls. */
export function master<
  const Name extends string,
  const Path extends string,
  const Fields extends MasterFields,
  const Parent extends string = never,
>(row: MasterRow<Name, Path, Fields, Parent>) {
  const { name, path, fields, reads, writes } = row
  const given = z.object({ ...givenShape(fields), extensions: z.optional(extensions) })
  const record = z.object({
    ...answeredShape(fields),
    extensions: extensionsHeld,
    ...((row.parent ? { [row.parent]: id } : {}) as Record<Parent, typeof id>),
    id,
    position: z.number(),
    discardedAt: z.nullable(instant),
    updatedAt: instant,
    lockVersion,
  })
  const body = <S extends Schema>(content: S) => z.object({ [name]: content } as Record<Name, S>)
  const change = z.extend(z.partial(given), { lockVersion })
  const endpoints = {
    list: endpoint(`GET ${path}`, {
      query: z.object({ ...paging, limit: paging.perPage, ...wanted, sort }),
      reply: page(record),
      access: reads,
      summary: `A page of ${path.split('/').at(-1)}`,
    }),
    names: endpoint(`GET ${path}/names`, {
      reply: one(z.array(z.object({ id, name: z.string(), code: z.nullable(z.string()) }))),
      access: reads,
      summary: 'All of them by name and code, for pickers; answers 304 to a version that still stands',
    }),
    show: endpoint(`GET ${path}/:id`, { reply: one(record), access: reads, summary: `One ${name}` }),
    create: endpoint(`POST ${path}`, {
      body: body(given),
      reply: one(record),
      access: writes,
      summary: `Adds a ${name}`,
    }),
    update: endpoint(`PATCH ${path}/:id`, {
      body: body(change),
      reply: one(record),
      access: writes,
      summary: `Changes a ${name}`,
    }),
    order: endpoint(`PUT ${path}/order`, {
      body: z.object({ ids: z.array(id).check(z.maxLength(100_000)) }),
      reply: nothing,
      access: writes,
      summary: 'Puts them in order; the ids must be exactly the current ones',
    }),
    archive: endpoint(`PATCH ${path}/archive`, {
      body: z
        .object({
          ids: z.optional(many),
          /** Instead of ids: all that the list would show. */
          every: z.optional(z.object(wanted)),
          archived: z.boolean(),
        })
        .check(z.refine(({ ids, every }) => (ids === undefined) !== (every === undefined))),
      reply: nothing,
      access: writes,
      summary: 'Hides them from pickers, or shows them again; documents keep them',
    }),
    delete: endpoint(`DELETE ${path}/:id`, {
      reply: nothing,
      access: writes,
      summary: 'Removes one that nothing uses',
    }),
    merge: endpoint(`POST ${path}/:id/merge`, {
      body: z.object({ intoId: id }),
      reply: one(record),
      access: writes,
      summary: 'Points everything that uses it at another, then removes it',
    }),
    duplicates: endpoint(`GET ${path}/duplicates`, {
      reply: one(z.array(z.array(record))),
      access: reads,
      summary: 'Groups that differ only in width, case, spaces or kana',
    }),
    usages: endpoint(`GET ${path}/usages`, {
      query: z.object({ ids: z.array(z.coerce.number().check(z.multipleOf(1), z.positive())).check(z.maxLength(500)) }),
      reply: one(z.array(usage)),
      access: reads,
      summary: 'How often and where each of them is used',
    }),
    bulk: endpoint(`POST ${path}/bulk`, {
      body: z.object({
        rows: z.array(z.record(z.string(), z.unknown())).check(z.minLength(1), z.maxLength(bulkLimit)),
        /** Only says what would be done. */
        dryRun: z.optional(z.boolean()),
        /** Saves the rows that are right and leaves the others; else one wrong row holds back all. */
        skipRefused: z.optional(z.boolean()),
      }),
      reply: one(z.array(bulkOutcome)),
      access: writes,
      summary: 'Adds or changes many, told apart by their key',
    }),
    export: endpoint(`GET ${path}/export`, {
      query: z.object({
        format: z.enum(['csv', 'xlsx']),
        encoding: z.optional(z.enum(['utf8', 'cp932'])),
        /** Fields in the order of their columns, and the words above them. */
        columns: z.optional(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(60))),
        labels: z.optional(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(60))),
        ...wanted,
        sort,
      }),
      reply: bytes,
      access: reads,
      summary: 'All of them, or those that are wanted, as a file',
    }),
  }
  return { ...row, given, record, endpoints }
}

/** Any master, for what is the same for all. */
export interface Master extends MasterRow<string, string, MasterFields, string> {
  readonly given: Schema
  readonly record: Schema
  readonly endpoints: Group
}
/** One record of a master, as callers get it. */
export type MasterRecord<M extends { record: Schema }> = z.output<M['record']>
