import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync, cpSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runTool, top } from './run-program.mjs'
import { scaffold, templateNames } from './scaffold.ts'

/** A document adds to files that stand; it has a test of its own. */
const alone = templateNames.filter((name) => name !== 'document')

let root: string
const written: string[] = []

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'scaffold-'))
  for (const folder of ['packages/contract', 'packages/server', 'packages/domain', 'packages/dev-env']) {
    cpSync(join(top, folder), join(root, folder), {
      recursive: true,
      filter: (path) => !/node_modules|\/dist$|\/demo\//.test(path),
    })
  }
  symlinkSync(join(top, 'node_modules'), join(root, 'node_modules'))
  for (const template of alone) {
    const made = await scaffold(template, { name: `shipping-${template}`, feature: 'shipping' }, root)
    written.push(...made.new)
  }
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

it('overwrites nothing', async () => {
  const again = scaffold('screen', { name: 'shipping-screen', feature: 'shipping' }, root)
  await expect(again).rejects.toThrow(/exists already/)
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
  const { compilerOptions } = JSON.parse(readFileSync(join(top, 'tsconfig.json'), 'utf8')) as {
    compilerOptions: object
  }
  const paths = Object.fromEntries(
    ['contract', 'server', 'domain', 'dev-env'].map((name) => [
      `@tsumugi/${name}`,
      [`./packages/${name}/src/index.ts`],
    ]),
  )
  writeFileSync(
    join(root, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        ...compilerOptions,
        incremental: false,
        tsBuildInfoFile: undefined,
        paths,
        preserveSymlinks: true,
      },
      files: own,
    }),
  )
  const { output } = await runTool('typescript', 'tsc', ['-p', join(root, 'tsconfig.json')])
  const faults = output.split('\n').filter((line) => own.some((path) => line.includes(path)))
  expect(faults).toEqual([])
})
