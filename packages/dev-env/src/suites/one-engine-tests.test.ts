import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { longestTests } from './longest-first.ts'
import { oneEngineTests } from './one-engine-tests.ts'

const top = fileURLToPath(new URL('../../../..', import.meta.url))
const textOf = (path: string) => readFileSync(`${top}${path}`, 'utf8')

it.each(Object.entries(oneEngineTests))(
  '%s stands, has a reason, and asks the database nothing itself',
  (path, reason) => {
    expect(textOf(path)).not.toMatch(/engine\.(pool|requestPool|database|requests)|TEST_ENGINE|asSystem|inTenant|sql`/)
    expect(reason.length).toBeGreaterThan(20)
  },
)

it.each(longestTests)('%s stands', (path) => expect(textOf(path)).toContain('it'))
