import { paginate } from '@tsumugi/contract'
import { limitsOf } from '../database/page-limits.ts'
import { nothingToDo } from '../http/guards/assert-audited.ts'
import { type Cause, invalid, notFound, orStale, Refusal } from '../http/refusal.ts'
import type { TenantRequest } from '../http/request.ts'
import { unlessKnown } from '../http/guards/unless-known.ts'
import { sameSet } from '../records/same-set.ts'
import { bulk } from './rows/bulk-rows.ts'
import { exportRecords } from './export-records.ts'
import { extensionsOf, forgetValues, passValuesOn } from './extension-queries.ts'
import { recordsOf, saveExtensions } from './extension-values.ts'
import {
  archiveRecords,
  currentIds,
  deleteRecord,
  duplicatesOf,
  insertRecord,
  namesOf,
  orderRecords,
  pageOf,
  recordsById,
  tallyOf,
  updateRecord,
  wantedIds,
  type Wanted,
  type Within,
} from './master-queries.ts'
import { masterBefore, mostNamed, nameOfRecord, namedRecords } from './master-changes.ts'
import { missingIn } from './missing-in.ts'
import { columnsOf, recordOf, type Bound, type MasterDataRow, type Values } from './master-table.ts'
import { BothNamed, repoint, usagesOf } from './usage-queries.ts'
import { changed } from '../records/changed.ts'
import { recordBefore } from '../records/record-before.ts'

interface Input {
  readonly params: { id?: number } & Readonly<Record<string, number>>
  readonly query: {
    page?: number
    perPage?: number
    limit?: number
    q?: string
    archived?: boolean
    filter?: Record<string, string>
    sort?: string
    ids?: number[]
    format?: 'csv' | 'xlsx'
    encoding?: 'utf8' | 'cp932'
    columns?: string[]
    labels?: string[]
  }
  readonly body: {
    ids?: number[]
    every?: Partial<Wanted>
    archived: boolean
    intoId: number
    rows: Values[]
    dryRun?: boolean
    skipRefused?: boolean
  } & Readonly<Record<string, unknown>>
}
type Handler = (request: TenantRequest, input: Input) => Promise<unknown>

/** What answers the calls of one master; every name is a call of its row in the contract. */
export function masterHandlers(of: Bound, parent: Bound | null): Record<string, Handler> {
  const { master } = of
  const noun = of.table
  const records = (request: TenantRequest, rows: readonly MasterDataRow[]) => recordsOf(request, of, rows)
  const record = async (request: TenantRequest, row: MasterDataRow) => (await records(request, [row]))[0]!

  /** The organisation, and the parent that the path names, which must be its own. */
  async function within({ database, userGroupId }: TenantRequest, { params }: Input): Promise<Within> {
    const parentId = parent ? params[master.parent as string]! : null
    if (parent && (await recordsById(database, parent, { userGroupId, parentId: null }, [parentId!])).length === 0)
      throw notFound()
    return { userGroupId, parentId }
  }
  async function rowOf(request: TenantRequest, inside: Within, id: number): Promise<MasterDataRow> {
    const [row] = await recordsById(request.database, of, inside, [id])
    return row ?? raise(notFound())
  }
  function obey(values: Values): void {
    refuseFor(of.rules?.(values) ?? [])
  }
  function refuseFor(causes: readonly Cause[]): void {
    if (causes.length > 0)
      throw new Refusal(
        422,
        causes.map((cause) => ({ ...cause, field: `${master.name}.${cause.field}` })),
      )
  }

  return {
    async list(request, input) {
      const { query } = input
      const inside = await within(request, input)
      const { page, limit, offset } = limitsOf({ page: query.page, perPage: query.perPage ?? query.limit })
      const wanted = { ...query, limit, offset, archived: query.archived ?? false }
      const [{ rows, count }, definitions] = await Promise.all([
        pageOf(request.database, of, inside, wanted),
        extensionsOf(request.database, of, request.userGroupId),
      ])
      return { data: await recordsOf(request, of, rows, definitions), pagination: paginate(count, page, limit) }
    },

    async names(request, input) {
      const inside = await within(request, input)
      const { live, changedAt } = await tallyOf(request.database, of, inside)
      return unlessKnown(request, `${inside.userGroupId}-${inside.parentId ?? 0}-${live}-${changedAt}`, async () => ({
        data: await namesOf(request.database, of, inside),
      }))
    },

    async show(request, input) {
      return { data: await record(request, await rowOf(request, await within(request, input), input.params.id!)) }
    },

    async create(request, input) {
      const inside = await within(request, input)
      const values = input.body[master.name] as Values
      obey(values)
      refuseFor(await missingIn(request, of, values))
      const row = await insertRecord(request.database, of, inside, columnsOf(of, values))
      await saveExtensions(request, of, row.id, values.extensions)
      await changed(request, { noun, verb: 'created', id: row.id })
      return { data: await record(request, row) }
    },

    async update(request, input) {
      const inside = await within(request, input)
      const { lockVersion, ...values } = input.body[master.name] as unknown as Values & { lockVersion: number }
      const id = input.params.id!
      const before = await rowOf(request, inside, id)
      const held = await masterBefore(request, of, before)
      const after = { ...recordOf(of, before), ...values }
      obey(after)
      refuseFor(await missingIn(request, of, after))
      refuseFor((await of.mayChange?.(request.database, { ...recordOf(of, before), id }, after)) ?? [])
      const updated = updateRecord(request.database, of, inside, id, lockVersion, columnsOf(of, values))
      const row = await orStale(updated, async () => record(request, await rowOf(request, inside, id)))
      await saveExtensions(request, of, id, values.extensions)
      await changed(request, { noun, verb: 'updated', id, before: held })
      return { data: await record(request, row) }
    },

    async order(request, input) {
      const inside = await within(request, input)
      const { ids = [] } = input.body
      if (!sameSet(await currentIds(request.database, of, inside), ids))
        throw new Refusal(409, [{ code: 'order_mismatch' }])
      await orderRecords(request.database, of, inside, ids)
      await changed(request, { noun, verb: 'ordered', id: null })
      return null
    },

    async archive(request, input) {
      const inside = await within(request, input)
      const { every, archived } = input.body
      const ids =
        input.body.ids ??
        (await wantedIds(request.database, of, inside, { ...every, archived: every?.archived ?? false }))
      if (!every && (await recordsById(request.database, of, inside, ids)).length !== ids.length) throw notFound()
      await archiveRecords(request.database, of, inside, ids, archived)
      const records = namedRecords(of, await recordsById(request.database, of, inside, ids.slice(0, mostNamed)))
      const detail = { ...(every && { every }), count: ids.length, records }
      await changed(request, { noun, verb: archived ? 'archived' : 'restored', id: null, detail })
      return null
    },

    async delete(request, input) {
      const inside = await within(request, input)
      const id = input.params.id!
      await rowOf(request, inside, id)
      const before = await recordBefore(request, noun, id)
      const count = (await usagesOf(request.database, of, [id])).reduce((sum, usage) => sum + usage.count, 0)
      if (count > 0) throw new Refusal(409, [{ code: 'in_use', meta: { count } }])
      await forgetValues(request.database, of, [id])
      await deleteRecord(request.database, of, inside, id)
      await changed(request, { noun, verb: 'deleted', id, before })
      return null
    },

    async merge(request, input) {
      const inside = await within(request, input)
      const [id, { intoId }] = [input.params.id!, input.body]
      const merged = await rowOf(request, inside, id)
      if (id === intoId) throw invalid({ code: 'merge_self', field: 'intoId' })
      const into = await rowOf(request, inside, intoId)
      const names = { from: String(nameOfRecord(of, merged)), into: String(nameOfRecord(of, into)) }
      await repoint(request.database, of, id, intoId).catch((error: unknown) => {
        throw error instanceof BothNamed ? new Refusal(409, [{ code: 'merge_collides', meta: names }]) : error
      })
      await passValuesOn(request.database, of, id, intoId)
      await deleteRecord(request.database, of, inside, id)
      await changed(request, { noun, verb: 'merged', id: intoId, detail: { from: names.from } })
      return { data: await record(request, into) }
    },

    async duplicates(request, input) {
      const inside = await within(request, input)
      const [groups, definitions] = await Promise.all([
        duplicatesOf(request.database, of, inside),
        extensionsOf(request.database, of, inside.userGroupId),
      ])
      return { data: await Promise.all(groups.map((rows) => recordsOf(request, of, rows, definitions))) }
    },

    async usages(request, input) {
      const inside = await within(request, input)
      const own = (await recordsById(request.database, of, inside, input.query.ids ?? [])).map(({ id }) => id)
      const found = await usagesOf(request.database, of, own)
      return {
        data: own.map((id) => {
          const uses = found.filter((usage) => usage.id === id).map(({ kind, count }) => ({ kind, count }))
          return { id, total: uses.reduce((sum, { count }) => sum + count, 0), uses }
        }),
      }
    },

    async bulk(request, input) {
      const inside = await within(request, input)
      const { outcomes, saved, records } = await bulk(request, of, inside, input.body)
      const detail = { rows: outcomes.length, count: records.length, records: records.slice(0, mostNamed) }
      if (saved) await changed(request, { noun, verb: 'bulk_saved', id: null, detail })
      else nothingToDo(request)
      return { data: outcomes }
    },

    async export(request, input) {
      return exportRecords(request, of, await within(request, input), input.query)
    },
  }
}

function raise(error: Error): never {
  throw error
}
