import type { Supplier } from '@tsumugi/contract'
import type { TenantRequest } from '../../http/request.ts'
import { behindSavepoint } from '../../records/table-nouns/behind-savepoint.ts'
import { differing } from '../../records/table-nouns/differing.ts'
import type { RowCause, SavedRow, TableRow } from '../../records/table-nouns/table-noun.ts'
import { addSupplier, changeSupplier, ownSupplier } from '../suppliers/public-face.ts'
import { resolved, type ResolvedSupplier } from './resolve-row.ts'
import { supplierNames, type SupplierNames } from './supplier-name-queries.ts'

interface RowWork {
  readonly request: TenantRequest
  readonly names: SupplierNames
  readonly isTrial: boolean
}

/** Writes each row behind a savepoint of its own, as the screen writes a supplier; of a trial nothing is kept. */
export async function convertRows(
  request: TenantRequest,
  rows: readonly TableRow[],
  isTrial: boolean,
): Promise<SavedRow[]> {
  const work = { request, names: await supplierNames(request), isTrial }
  const saved: SavedRow[] = []
  for (const row of rows) {
    const done = await behindSavepoint(request, isTrial, async () => convertRow(work, resolved(work.names, row.values)))
    saved.push('causes' in done ? { causes: done.causes.map(inColumn) } : done.done)
  }
  return saved
}

async function convertRow({ request, names }: RowWork, row: ResolvedSupplier): Promise<SavedRow> {
  const { id, key, partner, terms } = row
  if (id === null) {
    const made = await addSupplier(request, { ...partner, ...terms })
    return { outcome: 'create', key, changes: {}, id: made, version: 0, before: null }
  }
  const held = await ownSupplier(request, id)
  const difference = differing(terms, held)
  if (!difference) return { outcome: 'same', key, changes: {}, id, version: held.lockVersion, before: null }
  await changeSupplier(request, id, { ...difference.after, lockVersion: held.lockVersion })
  const changes = changesOf(names, held, difference.after)
  const { lockVersion: version } = await ownSupplier(request, id)
  return { outcome: 'update', key, changes, id, version, before: { ...difference.before } }
}

const changesOf = (names: SupplierNames, held: Supplier, after: object) =>
  Object.fromEntries(
    Object.entries(after).map(([field, value]) => {
      const shown = (of: unknown) => (field === 'termsId' ? names.termsText(of as number | null) : (of ?? null))
      return [columnOf(field), { before: shown(held[field as keyof Supplier]), after: shown(value) }]
    }),
  )

const columnOf = (field: string) => (field === 'termsId' ? 'terms' : field)

/** The screen names fields of its form; a code that another bears is the database's to say. */
const inColumn = (cause: RowCause): RowCause => {
  const field = cause.field?.split('.').at(-1) ?? 'name'
  return { ...cause, field: columnOf(field) }
}
