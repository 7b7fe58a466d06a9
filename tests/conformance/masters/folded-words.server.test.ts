import { masters, snake, type Master } from '@tsumugi/contract'
import { testEngine, type TestEngine } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { resourceTables } from '../rights/resource-tables.ts'

let test: TestEngine
beforeAll(async () => {
  test = await testEngine()
})
afterAll(() => test.dispose())

const written = ['text', 'code', 'notes', 'choice']
const wordsOf = ({ fields }: Master): string[] =>
  Object.entries(fields).flatMap(([field, { kind }]) => (written.includes(kind) ? [snake(field)] : []))

it.each(Object.entries(masters))(
  'domain §4.14 %s are found by every word that is written in them',
  async (noun, master) => {
    const { rows } = await test.engine.pool.query<{ expression: string }>(
      `select generation_expression as expression from information_schema.columns
     where table_schema = 'public' and table_name = $1 and column_name = 'folded_words'`,
      [resourceTables[noun]!.table],
    )
    expect(wordsOf(master).filter((column) => !new RegExp(`\\b${column}\\b`).test(rows[0]!.expression))).toEqual([])
  },
)
