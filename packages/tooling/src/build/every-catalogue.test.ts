import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { placeholdersOf } from './message-placeholders.ts'
import { readMessages } from './messages.ts'

const packages = resolve(import.meta.dirname, '../../..')
const japanese = ['domain', 'foundation', 'features', 'sdk/src', '../host'].flatMap((place) => {
  const files = readdirSync(join(packages, place), { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => /(^|\/)messages\/ja\.ts$/.test(file) && !file.includes('node_modules') && !file.includes('dist/'))
    .map((file) => join(packages, place, file))
})

const read = async (file: string) => readMessages(await readFile(file, 'utf8'), file)

it.each(japanese.map((file) => [relative(packages, dirname(file)), file]))(
  '§1 interface languages: %s says the same in ja, en and zh-CN',
  async (_, file) => {
    const ja = await read(file)
    const filled = (messages: Record<string, string>) =>
      Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, placeholdersOf(message)]))
    for (const locale of ['en', 'zh-CN']) {
      expect(filled(await read(file.replace(/ja\.ts$/, `${locale}.ts`))), locale).toEqual(filled(ja))
    }
  },
)

it('§1 finds the catalogues', () => {
  expect(japanese.length).toBeGreaterThan(0)
})
