import { supplierTable } from '@tsumugi/contract'
import type { TenantRequest } from '../../http/request.ts'
import { behindSavepoint } from '../../records/table-nouns/behind-savepoint.ts'
import { knowTables } from '../../records/table-nouns/known-nouns.ts'
import type { RevertedRows, WrittenRow } from '../../records/table-nouns/table-noun.ts'
import { changeSupplier, removeProspect, supplierOf } from '../suppliers/public-face.ts'
import { convertRows } from './convert-rows.ts'

const { fields, key, writes } = supplierTable

/** Whom an organisation buys from as a noun that tables can be converted into: a row is a relation. */
export const supplierNoun = knowTables({
  name: 'suppliers',
  noun: 'supplier',
  writes,
  fields,
  keys: [key],
  isUnderParent: false,
  fewestRows: 40,
  tryRows: (request, _place, rows) => convertRows(request, rows, true),
  saveRows: (request, _place, rows) => convertRows(request, rows, false),
  revertRows: (request, _place, rows) => revertRows(request, rows),
})

/** What stands as the file left it goes back; of what is new only what nobody deals with yet. */
async function revertRows(request: TenantRequest, rows: readonly WrittenRow[]): Promise<RevertedRows> {
  const reverted = new Set<number>()
  for (const { row, id, version, before } of rows) {
    const held = await supplierOf(request.database, request.userGroupId, id)
    if (held?.lockVersion !== version) continue
    const done = await behindSavepoint(request, false, () =>
      before ? changeSupplier(request, id, { ...before, lockVersion: version }) : removeProspect(request, id),
    )
    if ('done' in done) reverted.add(row)
  }
  return { rows: reverted }
}
