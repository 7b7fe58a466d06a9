import { productionTable } from '@tsumugi/contract'
import { knowTables } from '../../records/table-nouns/known-nouns.ts'
import { convertRows } from './convert-rows.ts'
import { knownNames } from '../productions/tables/name-queries.ts'
import { partOf } from './resolve-row.ts'
import { revertRows } from './revert-rows.ts'

const { fields, key, keyWith, writes } = productionTable

/** Productions with their phases and SKUs as a noun that tables can be converted into: a row is a SKU of a style. */
export const productionNoun = knowTables({
  name: 'productions',
  noun: 'production',
  writes,
  fields,
  keys: [key, ...keyWith],
  isUnderParent: false,
  fewestRows: 40,

  async partsOf(request, rows) {
    const names = await knownNames(request)
    return rows.map((values) => partOf(names, values))
  },
  tryRows: (request, _place, rows) => convertRows(request, rows, true),
  saveRows: (request, _place, rows) => convertRows(request, rows, false),
  revertRows: (request, _place, rows) => revertRows(request, rows),
})
