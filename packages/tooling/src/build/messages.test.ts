import { build as buildWithEsbuild } from 'esbuild'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build as buildWithVite } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { compileMessages, messagesForEsbuild, messagesForVite, readMessages } from './messages.ts'

const root = resolve(import.meta.dirname, '../../../..')
let folder = ''

const entry = `
  import { defineCatalogue } from '${join(root, 'packages/foundation/i18n/src/catalogue.ts')}'
  import { messages } from './messages/en.ts'
  const english = async () => ({ messages })
  const t = await defineCatalogue({ ja: english, en: english, 'zh-CN': english }).load('en')
  export const plain = t('plain')
  export const one = t('items', { count: 1 })
  export const many = t('items', { count: 1234 })
  export const quoted = t('quoted')
`
const english = `
  import type { Messages } from './ja.ts'
  export const messages: Messages = {
    plain: 'Save',
    items: '{count, plural, one {# item} other {{count, number} items}}',
    quoted: "It''s done",
  }
`
const expected = { plain: 'Save', one: '1 item', many: '1,234 items', quoted: "It's done" }

beforeAll(async () => {
  // Within the repository, so that packages are found.
  folder = await mkdtemp(join(root, 'node_modules', '.messages-'))
  await mkdir(join(folder, 'messages'))
  await writeFile(join(folder, 'entry.ts'), entry)
  await writeFile(join(folder, 'messages/en.ts'), english)
})
afterAll(() => rm(folder, { recursive: true }))

/** Runs what a build made and answers what it exports. */
async function run(code: string): Promise<Record<string, unknown>> {
  const home = await mkdtemp(join(root, 'node_modules', '.built-'))
  await writeFile(join(home, 'built.mjs'), code)
  const exported = { ...((await import(/* @vite-ignore */ join(home, 'built.mjs'))) as Record<string, unknown>) }
  await rm(home, { recursive: true })
  return exported
}

it('design §4: a Vite build carries compiled messages and no ICU parser', async () => {
  const output = await buildWithVite({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [messagesForVite()],
    build: {
      write: false,
      minify: false,
      lib: { entry: join(folder, 'entry.ts'), formats: ['es'] },
      rolldownOptions: { external: [/^react($|\/)/] },
    },
  })
  const [
    {
      output: [chunk],
    },
  ] = output as unknown as [{ output: [{ code: string }] }]
  expect(chunk.code).not.toContain('EXPECT_ARGUMENT_CLOSING_BRACE')
  expect(await run(chunk.code)).toEqual(expected)
})

it('design §4: an esbuild build, and so tsup, does the same', async () => {
  const { outputFiles } = await buildWithEsbuild({
    entryPoints: [join(folder, 'entry.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    external: ['react'],
    plugins: [messagesForEsbuild()],
  })
  const code = outputFiles[0]!.text
  expect(code).not.toContain('EXPECT_ARGUMENT_CLOSING_BRACE')
  expect(await run(code)).toEqual(expected)
})

it('design §4: only messages that need it become trees', () => {
  const compiled = compileMessages({ plain: '保存 100% #1', filled: '{count}件' }, 'ja.ts')
  expect(compiled.plain).toBe('保存 100% #1')
  expect(compiled.filled).toEqual([
    { type: 1, value: 'count' },
    { type: 0, value: '件' },
  ])
})

it('says which message is broken, why, and what to do', async () => {
  expect(() => compileMessages({ selected: '{count' }, 'messages/en.ts')).toThrow(
    /messages\/en\.ts: the message 'selected' is no ICU message \(.*\)\. Close its braces and tags: \{count/,
  )
  const source = 'export const messages = { a: "b" }; export const other = 1'
  await expect(readMessages(source, 'messages/en.ts')).rejects.toThrow(/exports messages, other/)
  expect(await readMessages(await readFile(join(folder, 'messages/en.ts'), 'utf8'), 'en.ts')).toHaveProperty(
    'plain',
    'Save',
  )
})
