import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** What is known to go wrong with documents of two parties; a test that holds one says so: `documents 8 …`. */
const traps = {
  1: 'over-billing race',
  2: 'lock order',
  3: 'a hold under row-level security that finds nothing',
  4: 'counters drift',
  5: 'progress statuses drift',
  6: 'a gap in the numbers after a refusal',
  7: 'a draft is numbered',
  8: 'the month of a number by the wrong zone',
  9: 'a number is used again',
  10: 'slow work under the lock of the numbers',
  11: 'a dearer invoice strands pieces',
  12: 'returns',
  13: 'all returned and none billed',
  14: 'a credit of a price reopens billing',
  15: 'rejected and delivered again',
  16: 'tolerance in parts of a piece',
  17: 'a quantity that is cut while it ships',
  18: 'a proposal upon a revision that is gone',
  19: 'a change that is not agreed is seen',
  20: 'a private field by search, sort, filter, export, total or copy',
  21: 'an issued row is edited',
  22: 'a hash by how figures are written',
  23: 'closed days are passed by a move',
  24: '16,000 lines',
  25: 'two phones count at once',
} as const

const sources = join(import.meta.dirname, '../../../..')
const testsBelow = (folder: string) =>
  readdirSync(join(sources, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.ts') && !path.includes('node_modules'))
    .map((path) => readFileSync(join(sources, folder, path), 'utf8'))

it('each trap of documents is held by a test that names it', () => {
  const texts = ['server/src', 'domain/src'].flatMap(testsBelow).join('\n')
  const named = [...texts.matchAll(/['`]documents ([\d, ]+) /g)].flatMap(([, numbers]) => numbers!.split(', '))
  const missing = Object.entries(traps).filter(([number]) => !named.includes(number))
  expect(missing).toEqual([])
})
