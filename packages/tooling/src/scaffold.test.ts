import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync, cpSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { top } from './run-program.mjs'
import { scaffold, templateNames } from './scaffold.ts'

let root: string
const written: string[] = []

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'scaffold-'))
  for (const folder of ['packages/contract', 'packages/server', 'packages/domain', 'packages/dev-env']) {
    cpSync(join(top, folder), join(root, folder), {
      recursive: true,
      filter: (path) => !/node_modules|\/dist$|\/demo\//.test(path),
    })
  }
  symlinkSync(join(top, 'node_modules'), join(root, 'node_modules'))
  for (const template of templateNames) written.push(...scaffold(template, `shipping-${template}`, 'shipping', root))
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

it('renames every spelling, in paths and in text', () => {
  const sample = /sample.?noun|sample-feature|nnnn/i
  expect(written.filter((path) => sample.test(path) || sample.test(readFileSync(join(root, path), 'utf8')))).toEqual([])
  expect(
    existsSync(join(root, 'packages/features/shipping/src/shipping-screen-screen/shipping-screen-screen.story.tsx')),
  ).toBe(true)
})

it('gives every screen and widget a story, a test and three languages', () => {
  for (const end of ['.story.tsx', '.browser.test.tsx', 'messages/ja.ts', 'messages/en.ts', 'messages/zh-CN.ts']) {
    expect(written.filter((path) => path.endsWith(end)).length, end).toBe(3)
  }
})

it('overwrites nothing', () => {
  expect(() => scaffold('screen', 'shipping-screen', 'shipping', root)).toThrow(/exists already/)
})

it('writes code that compiles', { timeout: 180_000 }, async () => {
  const own = written.filter((path) => path.endsWith('.ts') || path.endsWith('.tsx'))
  const table = join(root, 'packages/contract/src/index.ts')
  const contents = readFileSync(table, 'utf8')
  const row = "import { shippingEndpoint } from './shipping-endpoint/shipping-endpoint.ts'\n"
  writeFileSync(
    table,
    row + contents.replace('export const contract = {', 'export const contract = {\n  shippingEndpoint,'),
  )
  expect(faultsOf(own)).toEqual([])
})

/** What the compiler has against these files. Those that they import it reads, and judges in the check of types only. */
function faultsOf(files: readonly string[]): string[] {
  const { compilerOptions } = JSON.parse(readFileSync(join(top, 'tsconfig.json'), 'utf8')) as {
    compilerOptions: object
  }
  const paths = Object.fromEntries(
    ['contract', 'server', 'domain', 'dev-env'].map((name) => [
      `@tsumugi/${name}`,
      [join(root, `packages/${name}/src/index.ts`)],
    ]),
  )
  const copied = { ...compilerOptions, incremental: false, tsBuildInfoFile: undefined, paths, preserveSymlinks: true }
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
