import { isDeepStrictEqual } from 'node:util'
import { extensionPrefix } from '@tsumugi/contract'
import { Refusal } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { causesOf } from '../../masters/rows/row-causes.ts'
import { fillField, ownFieldsOf, readText } from '../extension-fields/save-field.ts'
import type { RowAtWork } from './written-row.ts'

/** Fills the organisation's own fields of a production that some rows name. */
export async function writeExtensions(request: TenantRequest, rows: readonly RowAtWork[], id: number): Promise<void> {
  for (const row of rows) {
    const given = Object.entries(row.resolved.extensions)
    if (given.length === 0) continue
    const held = new Map((await ownFieldsOf(request, 'production', id)).map((field) => [field.key, field]))
    for (const [key, text] of given) {
      const field = held.get(key)
      const column = `${extensionPrefix}${key}`
      if (!field || field.type === 'formula') throw new Refusal(422, [{ code: 'invalid', field: place(row, column) }])
      const value = await readText(request, field, text)
      if (value === undefined) throw new Refusal(422, [{ code: 'not_an_option', field: place(row, column) }])
      if (isDeepStrictEqual(value, field.value)) continue
      row.before.extensions = { ...row.before.extensions, [key]: field.value }
      row.changes[column] = { before: field.label ?? field.value, after: text }
      try {
        await fillField(request, field, id, value)
      } catch (error) {
        throw new Refusal(
          422,
          causesOf(error).map((cause) => ({ ...cause, field: place(row, column) })),
        )
      }
    }
  }
}

const place = ({ resolved }: RowAtWork, column: string) => `row.${resolved.row}.${column}`
