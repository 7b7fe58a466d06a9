import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runProgram, top } from '../run-program.mjs'
import { scaffold, templateNames, type TemplateName } from './scaffold.ts'

/** A copy of the repository in which one of everything is written. */
let root: string
/** Words that the catalogue has already for what the document is called. */
const standing = { ja: '出荷書類', en: 'Shipping papers', 'zh-CN': '出货单据' }
const nounsIn = (language: string) => `packages/foundation/i18n/src/nouns/messages/${language}.ts`
/** What was written, by its template. */
const made: Partial<Record<TemplateName, Awaited<ReturnType<typeof scaffold>>>> = {}
const written = () => Object.values(made).flatMap((each) => each.new)
const textOf = (path: string) => readFileSync(join(root, path), 'utf8')

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'scaffold-document-'))
  for (const part of [
    'packages',
    'host',
    'tests/conformance',
    'README.md',
    'package.json',
    'vite.config.ts',
    'tsconfig.json',
    '.prettierrc.json',
  ])
    cpSync(join(top, part), join(root, part), {
      recursive: true,
      filter: (path) => !/\/(node_modules|dist|pictures|legacy-rails)$/.test(path),
    })
  linkModules()
  for (const [language, word] of Object.entries(standing)) {
    const file = join(root, nounsIn(language))
    const rows = readFileSync(file, 'utf8')
    writeFileSync(
      file,
      rows.replace("  'noun.deliveries'", `  'noun.shippingDocuments': '${word}',\n  'noun.deliveries'`),
    )
  }
  for (const template of templateNames) {
    const of = { name: `shipping-${template}`, feature: 'production', words: { ja: '出荷覚書', zh: '出货备忘' } }
    made[template] = await scaffold(template, of, root)
  }
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** What others publish stands where it stands; what is ours is the copy. */
function linkModules(): void {
  const modules = join(top, 'node_modules')
  mkdirSync(join(root, 'node_modules/@tsumugi'), { recursive: true })
  for (const name of readdirSync(modules).filter((each) => each !== '@tsumugi' && each !== '.cache'))
    symlinkSync(join(modules, name), join(root, 'node_modules', name))
  for (const name of readdirSync(join(modules, '@tsumugi'))) {
    const folder = relative(top, realpathSync(join(modules, '@tsumugi', name)))
    symlinkSync(join(root, folder), join(root, 'node_modules/@tsumugi', name))
  }
}

/** Runs a program of the copy, as somebody at its top would, and answers what failed. */
async function faultsOf(...command: readonly string[]): Promise<string> {
  const outer = Object.keys(process.env).filter((name) => /^(VITEST|TEST_|NODE_ENV)/.test(name))
  const env = Object.fromEntries(outer.map((name) => [name, undefined]))
  const { code, output } = await runProgram(process.execPath, [...command], { cwd: root, env })
  return code === 0 ? '' : output
}

it('renames every spelling, in paths and in text', () => {
  const sample = /sample.?noun|sample-feature|samplefeature|nnnn|見本書|样本单/i
  const paths = [...written(), ...(made.document?.changed ?? [])]
  expect(paths.filter((path) => sample.test(path) || sample.test(textOf(path)))).toEqual([])
  expect(written()).toContain(
    'packages/features/production/src/shipping-screen-screen/shipping-screen-screen.story.tsx',
  )
})

it('gives every screen, widget and document a story and a test, and what has words three languages', () => {
  for (const [end, count] of Object.entries({
    '.story.tsx': 4,
    '.browser.test.tsx': 4,
    'messages/ja.ts': 3,
    'messages/en.ts': 3,
    'messages/zh-CN.ts': 3,
  }))
    expect(written().filter((path) => path.endsWith(end)).length, end).toBe(count)
})

it('keeps the words that stand, each once', () => {
  for (const [language, word] of Object.entries(standing)) {
    const rows = textOf(nounsIn(language))
      .split('\n')
      .filter((row) => row.includes('noun.shippingDocuments'))
    expect(rows).toEqual([`  'noun.shippingDocuments': '${word}',`])
  }
})

it('numbers a migration after the last', () => {
  const made = written().filter((path) => path.includes('/migrations/'))
  const numbers = readdirSync(join(root, 'packages/server/migrations')).map((file) => Number.parseInt(file, 10) || 0)
  const before = readdirSync(join(top, 'packages/server/migrations')).map((file) => Number.parseInt(file, 10) || 0)
  expect(made).toHaveLength(2)
  expect(numbers.toSorted((one, other) => other - one).slice(0, 2)).toEqual([
    Math.max(...before) + 2,
    Math.max(...before) + 1,
  ])
})

it.each(['screen', 'document'] as const)('overwrites no %s', async (template) => {
  const again = scaffold(template, { name: `shipping-${template}`, feature: 'production' }, root)
  await expect(again).rejects.toThrow(/exists already/)
})

it('design §8 a new kind of document is at most 12 files and 600 lines', () => {
  const files = made.document!.new
  expect(files.length).toBeLessThanOrEqual(12)
  expect(files.reduce((sum, path) => sum + textOf(path).split('\n').length - 1, 0)).toBeLessThanOrEqual(600)
})

// Whole compilers and a server run here: until when they count as hanging.
it('writes code that compiles', { timeout: 600_000 }, async () => {
  const table = join(root, 'packages/contract/src/contract.ts')
  const row = "import { shippingEndpoint } from './shipping-endpoint/shipping-endpoint.ts'\n"
  const contents = textOf('packages/contract/src/contract.ts')
  writeFileSync(
    table,
    row + contents.replace('export const contract = {', 'export const contract = {\n  shippingEndpoint,'),
  )
  const found = compilerFaults(written().filter((path) => /\.tsx?$/.test(path)))
  writeFileSync(table, contents)
  expect(found).toEqual([])
})

it('writes a document that passes what every kind is tested with', { timeout: 600_000 }, async () => {
  expect(await faultsOf('--import', 'tsx', 'packages/tooling/src/commands/generate.ts')).toBe('')
  const words = ['packages/foundation/documents/src/words', 'tests/conformance/words/document-words.test.ts']
  expect(await faultsOf('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', ...words)).toBe('')
  const every = ['rights', 'kinds'].map((each) => `packages/server/src/records/tests/document-${each}.server.test.ts`)
  const run = ['run', '--project', 'server', ...every, '-t', 'shipping_document']
  expect(await faultsOf('node_modules/vitest/vitest.mjs', ...run)).toBe('')
})

/** What the compiler has against these files. Those that they import it reads, and judges in the check of types only. */
function compilerFaults(files: readonly string[]): string[] {
  const { compilerOptions } = JSON.parse(textOf('tsconfig.json')) as { compilerOptions: object }
  const copied = { ...compilerOptions, incremental: false, tsBuildInfoFile: undefined }
  const { options, errors } = ts.convertCompilerOptionsFromJson(copied, root)
  const places = files.map((path) => join(root, path))
  const program = ts.createProgram(places, options)
  const found = places.flatMap((place) => {
    const source = program.getSourceFile(place)
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
  })
  return [...errors, ...program.getOptionsDiagnostics(), ...found].map(
    ({ file, messageText }) => `${file?.fileName ?? ''} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
  )
}
