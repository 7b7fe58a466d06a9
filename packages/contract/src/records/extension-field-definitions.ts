import { extensionFieldTypes, extensionTargets, type Guard } from '@tsumugi/domain'
import * as z from 'zod/mini'
import { distinct, maybe, needed, usual } from '../kernel/record-field.ts'
import { master, type MasterRecord } from '../masters/master.ts'

const option = z.string().check(z.trim(), z.minLength(1), z.maxLength(60))

const reads = {} as const satisfies Guard
/** Custom field definitions need the key and a power user (spec §2, Settings). */
export const writesExtensionFieldDefinitions = {
  functions: ['extension_field_definition.create'],
  powerUser: true,
} as const satisfies Guard

export const extensionFieldDefinitionMaster = master({
  name: 'extensionFieldDefinition',
  path: '/extension_field_definitions',
  fields: {
    name: needed.text(),
    key: needed.code(30),
    target: needed.choice(extensionTargets),
    type: needed.choice(extensionFieldTypes),
    nameEn: maybe.text(),
    nameZh: maybe.text(),
    /** Of `select` and `multi`: what may be chosen. */
    options: usual.items(z.array(option).check(z.maxLength(200), distinct())),
    /** Of `formula`: figures and the keys of other fields of the same record, `order_qty * 1.05`. */
    formula: maybe.text(400),
    unit: maybe.text(20),
    required: usual.flag(),
    /** Partners with whom the record is shared see it. */
    shared: usual.flag(),
  },
  key: 'key',
  reads,
  writes: writesExtensionFieldDefinitions,
  ordered: true,
})
export type ExtensionFieldDefinition = MasterRecord<typeof extensionFieldDefinitionMaster>
