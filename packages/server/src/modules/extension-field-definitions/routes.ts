import { masters } from '@tsumugi/contract'
import { convertExtensionValue, type ExtensionFieldType } from '@tsumugi/domain'
import type { Database } from '../../database/engine.ts'
import type { Values } from '../../masters/master-table.ts'
import { serveMaster } from '../../masters/serve-master.ts'
import { replaceValues, valuesOfDefinition } from './queries.ts'
import { valuesConvert, wellDefined } from './rules.ts'

export const extensionFieldDefinitionRoutes = serveMaster(masters.extensionFieldDefinitions, {
  table: 'extension_field_definition',
  json: ['options'],
  rules: wellDefined,
  async mayChange(database, before, after) {
    const causes = await valuesConvert(database, before, after)
    if (causes.length === 0 && before.type !== after.type) await convertAll(database, before, after)
    return causes
  },
})

/** In the transaction of the change itself: should that fail, the values are as they were. */
async function convertAll(database: Database, before: Values & { readonly id: number }, after: Values): Promise<void> {
  const to = { type: after.type as ExtensionFieldType, options: (after.options ?? []) as string[], required: false }
  const rows = await valuesOfDefinition(database, before.id)
  await replaceValues(
    database,
    rows.map(({ id, value }) => ({ id, value: convertExtensionValue(before.type as ExtensionFieldType, to, value)! })),
  )
}
