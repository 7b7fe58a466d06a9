import { readFileSync } from 'node:fs'
import { auditNouns, type AuditNoun } from '@tsumugi/domain'
import { expect, it } from 'vitest'
import { messages } from '../../packages/features/administration/src/audit/field-words/messages/ja.ts'
import { fieldOf } from '../../packages/server/src/records/record-before.ts'
import { trackedRecord, untracked } from '../../packages/server/src/records/tracked-record-queries.ts'

/** Columns of every table, as the generated types name them. */
const tables = Object.fromEntries(
  [
    ...readFileSync('packages/server/src/database/tables.ts', 'utf8').matchAll(
      /export interface (\w+)Table \{\n(.*?)\n\}/gs,
    ),
  ].map(([, name = '', body = '']) => [
    name.replaceAll(/(?<!^)[A-Z]/g, (letter) => `_${letter}`).toLowerCase(),
    [...body.matchAll(/^ {2}(\w+):/gm)].map(([, column = '']) => column),
  ]),
)

const tracked = auditNouns.flatMap((noun: AuditNoun) => {
  const record = trackedRecord(noun)
  return record ? [{ noun, columns: [...(tables[record.table] ?? []), ...Object.keys(record.parts ?? {})] }] : []
})

it('domain §4.6 every field that the audit may tell of has a word', () => {
  expect(tracked.length).toBeGreaterThan(30)
  const wordless = tracked.flatMap(({ noun, columns }) =>
    columns
      .filter((column) => !untracked.has(column) && !(`field.${fieldOf(column)}` in messages))
      .map((column) => `${noun}.${column}`),
  )
  expect(wordless).toEqual([])
})
