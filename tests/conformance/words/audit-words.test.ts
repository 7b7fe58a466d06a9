import { readdirSync, readFileSync } from 'node:fs'
import { documentKinds } from '@tsumugi/contract'
import { auditNouns, type AuditNoun } from '@tsumugi/domain'
import { expect, it } from 'vitest'
import { messages } from '../../../packages/features/administration/src/audit/field-words/messages/ja.ts'
import { messages as documentWords } from '../../../packages/foundation/documents/src/status-words/messages/ja.ts'
import { fieldOf } from '../../../packages/server/src/records/record-before.ts'
import { trackedRecord, untracked } from '../../../packages/server/src/records/tracked-record-queries.ts'

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

/** What a status may be, by table, as the last migration that says so allows it. */
const migrations = 'packages/server/migrations'
const statuses = Object.fromEntries(
  readdirSync(migrations)
    .toSorted()
    .flatMap((name) => [
      ...readFileSync(`${migrations}/${name}`, 'utf8').matchAll(
        /(?:create table|alter table) (\w+)\b(?:(?!create table|alter table).)*?\bstatus in \(([^)]*)\)/gs,
      ),
    ])
    .map(([, table = '', list = '']) => [table, [...list.matchAll(/'(\w+)'/g)].map(([, status = '']) => status)]),
)

const tracked = auditNouns.flatMap((noun: AuditNoun) => {
  const record = trackedRecord(noun)
  return record
    ? [{ noun, table: record.table, columns: [...(tables[record.table] ?? []), ...Object.keys(record.parts ?? {})] }]
    : []
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

it('domain §4.6 every status that the audit may tell of has a word, of its kind of document or of the audit', () => {
  const told = [
    ...tracked.flatMap(({ noun, table }) => (statuses[table] ?? []).map((status) => [noun, status] as const)),
    ...Object.values(documentKinds).flatMap(({ noun, lifecycle }) =>
      lifecycle.statuses.map((status) => [noun, status] as const),
    ),
  ]
  expect(told.length).toBeGreaterThan(90)
  const wordless = told.filter(
    ([noun, status]) => !(`status.${noun}.${status}` in documentWords) && !(`value.${status}` in messages),
  )
  expect(wordless).toEqual([])
})
