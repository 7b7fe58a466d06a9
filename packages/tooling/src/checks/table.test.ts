import { describe, expect, it } from 'vitest'
import { repositoryOf, type Finding } from '../repository.ts'
import { checkContract, type Resources } from './calls/contract.ts'
import { checkRoutes } from './calls/routes.ts'
import { specPaths } from './calls/spec-paths.ts'
import { checkFolders } from './sizes/lengths.ts'
import { checks } from './table.ts'

interface Example {
  files: Record<string, string>
  finds: RegExp
}
const described = (name: string, dependencies: string[]) =>
  JSON.stringify({ name: `@tsumugi/${name}`, dependencies: Object.fromEntries(dependencies.map((one) => [one, '*'])) })
const ui = (text: string) => ({
  'packages/foundation/ui/package.json': described('ui', ['react']),
  'packages/foundation/ui/src/a.tsx': text,
})
const locked = (packages: object) => ({ 'package-lock.json': JSON.stringify({ packages }) })
const messages = (ja: string, en: string, asking = "t('hello')") => ({
  'packages/features/a/src/messages/ja.ts': `export const messages = {\n  ${ja},\n} as const`,
  'packages/features/a/src/messages/en.ts': `export const messages = {\n  ${en},\n}`,
  'packages/features/a/src/messages/zh-CN.ts': `export const messages = {\n  ${ja},\n}`,
  'packages/features/a/src/a.tsx': asking,
})

const nouns = (text: string) => ({
  'packages/foundation/i18n/src/nouns/messages/ja.ts':
    "export const messages = {\n  'noun.userGroups': '組織',\n  'noun.colors': '色',\n}",
  'packages/features/a/src/messages/ja.ts': `export const messages = {\n  ${text},\n} as const`,
})

const tenCalls = Array.from({ length: 10 }, (_, at) => `  call${at}()\n`).join('')

const wrong: Record<Exclude<keyof typeof checks, 'contract' | 'routes'>, Example[]> = {
  layers: [
    { files: ui("import type { A } from '@tsumugi/merchandising'"), finds: /@tsumugi\/merchandising is not among/ },
    { files: ui("import { join } from 'node:path'"), finds: /does not exist in a browser/ },
    { files: ui("export { b } from '../../api/src/b.ts'"), finds: /reaches into another package/ },
    { files: ui("export const b = () => import('swr')"), finds: /swr is not among/ },
    {
      files: {
        'packages/domain/package.json': described('domain', ['@tsumugi/contract']),
        'packages/contract/package.json': described('contract', []),
      },
      finds: /domain may not depend on contract/,
    },
    {
      files: {
        'packages/features/a/package.json': described('a', ['@tsumugi/b']),
        'packages/features/b/package.json': described('b', []),
      },
      finds: /a may not depend on b/,
    },
  ],
  names: [
    { files: { 'packages/sdk/src/MyWidget.tsx': '' }, finds: /not kebab-case/ },
    { files: { 'packages/sdk/src/components/card.tsx': '' }, finds: /components says nothing/ },
    { files: { 'packages/sdk/src/date-utils/utils.ts': '' }, finds: /utils\.ts says nothing/ },
    { files: { 'packages/sdk/src/card/index.ts': '' }, finds: /once per package/ },
    { files: { 'packages/sdk/src/card.tsx': 'export default function Card() {}' }, finds: /not as default/ },
    { files: { 'packages/sdk/src/cards.ts': "export * from './card.tsx'" }, finds: /instead of \*/ },
  ],
  sizes: [
    { files: { 'packages/sdk/src/long.ts': 'run()\n'.repeat(351) }, finds: /has 351 lines/ },
    { files: { 'packages/sdk/src/long.css': 'a {}\n'.repeat(351) }, finds: /has 351 lines/ },
    {
      files: { 'packages/sdk/src/sly.ts': `export const a = {\n  b: () => {\n${'    run()\n'.repeat(351)}  },\n}\n` },
      finds: /lines/,
    },
  ],
  repeats: [
    {
      files: {
        'packages/sdk/src/a.ts': `export function a() {\n${tenCalls}}\n`,
        'packages/sdk/src/b.ts': `export function b() {\n  before()\n\n${tenCalls}  after()\n}\n`,
      },
      finds: /10 lines stand again at packages\/sdk\/src\/b\.ts:4/,
    },
    {
      files: { 'packages/sdk/src/a.css': `${tenCalls}b {}\n${tenCalls}` },
      finds: /10 lines stand again at packages\/sdk\/src\/a\.css:12/,
    },
  ],
  'server-layers': [
    {
      files: { 'packages/server/src/http/a.ts': "import { b } from '../records/b.ts'" },
      finds: /imports packages\/server\/src\/records\/b\.ts, which stands above it/,
    },
    {
      files: {
        'packages/server/src/modules/shoes/a.ts': "import { b } from '../socks/b.ts'",
        'packages/server/src/modules/socks/b.ts': "export { c } from '../laces/c.ts'",
        'packages/server/src/modules/laces/c.ts': "export const c = () => import('../shoes/a.ts')",
      },
      finds: /laces -> shoes closes a circle/,
    },
    {
      files: {
        'packages/server/src/masters/a.ts': "import { b } from '../modules/socks/b.ts'",
        'packages/server/src/modules/socks/b.ts': "export { c } from '../../masters/a.ts'",
      },
      finds: /socks -> \(masters\) closes a circle/,
    },
  ],
  functions: [
    {
      files: { 'packages/sdk/src/a.ts': `function a() {\n${'  run()\n'.repeat(40)}}\n` },
      finds: /more than 40 lines: packages\/sdk/,
    },
    { files: {}, finds: /lower its row/ },
  ],
  folders: [
    {
      files: Object.fromEntries([...'abcdefghijklm'].map((name) => [`packages/sdk/src/card/${name}.ts`, ''])),
      finds: /has 13 files/,
    },
  ],
  doors: [
    { files: ui("await fetch('https://a.example')"), finds: /^fetch\(/ },
    { files: ui("new EventSource('x')"), finds: /EventSource/ },
    { files: ui("localStorage.setItem('a', 'b')"), finds: /one typed table of keys/ },
    { files: ui("window.location.href = '/'"), finds: /only by leave/ },
    { files: ui('window.top?.close()'), finds: /only by leave/ },
    { files: ui('const link = `${origin}/s/materials`'), finds: /build addresses with href/ },
    { files: ui("call('/api/brands')"), finds: /build addresses with href/ },
    { files: ui('call(`/api${path}`)'), finds: /build addresses with href/ },
    { files: ui("['', 'api', path].join('/')"), finds: /build addresses with href/ },
    { files: ui("console.log('here')"), finds: /nothing prints/ },
    { files: ui("import * as z from 'zod'"), finds: /zod\/mini/ },
    { files: ui('(error as { status?: number }).status === 409'), finds: /more than one reason/ },
    { files: { 'packages/server/src/modules/brands/routes.ts': 'sql`select id from brands`' }, finds: /SQL stands in/ },
  ],
  queries: [
    { files: ui("import useSWR from 'swr'"), finds: /take useQuery and useChange/ },
    { files: ui("import useSWRInfinite from 'swr/infinite'"), finds: /take useQuery and useChange/ },
    {
      files: { 'packages/foundation/records/src/record-source.ts': "import { useQuery } from '@tsumugi/queries'" },
      finds: /take it out of raw-queries/,
    },
  ],
  versions: [
    {
      files: { 'packages/server/src/modules/a/queries.ts': 'sql`update a set lock_version = lock_version + 1`' },
      finds: /counts a version by hand/,
    },
    {
      files: { 'packages/server/src/modules/a/queries.ts': '.set({ ...values, lock_version: lockVersion + 1 })' },
      finds: /take updateRow/,
    },
    {
      files: { 'packages/server/src/modules/a/routes.ts': "throw new Refusal(409, [{ code: 'stale' }], current)" },
      finds: /take orStale/,
    },
  ],
  styles: [
    { files: { 'packages/foundation/ui/src/a.css': '.a { padding: 1rem }' }, finds: /use px or em/ },
    { files: { 'packages/foundation/ui/src/a.css': '@property --a { }' }, finds: /shadow root/ },
    { files: { 'packages/foundation/ui/src/a.css': '.a { margin-left: 4px }' }, finds: /logical twin/ },
    { files: { 'packages/foundation/ui/src/a.css': '.a { color: #fff; }' }, finds: /use a --tsumugi- token/ },
    { files: ui('export const a = <style>{css}</style>'), finds: /content policy/ },
  ],
  messages: [
    {
      files: messages("hello: 'こんにちは',\n  bye: 'さようなら'", "hello: 'Hello'", "t('hello') + t('bye')"),
      finds: /lacks 'bye'/,
    },
    { files: messages("hello: 'こんにちは'", "hello: 'Hello',\n  bye: 'Bye'"), finds: /has 'bye', which ja does not/ },
    { files: messages("hello: '{name}さん'", "hello: 'Hello'"), finds: /other values/ },
    { files: messages("hello: 'こんにちは'", "hello: ''"), finds: /says nothing/ },
    { files: messages("hello: 'こんにちは'", "hello: 'Hello'", ''), finds: /never asked for/ },
    { files: { 'packages/features/a/src/messages/ja.ts': '' }, finds: /is missing/ },
  ],
  nouns: [
    { files: nouns("'list.head': '会社一覧'"), finds: /second word: say 組織/ },
    { files: nouns("title: '組織'"), finds: /repeats a noun: take 'noun\.userGroups'/ },
    { files: nouns("'one.color': '色'"), finds: /repeats a noun/ },
  ],
  wording: [
    { files: ui('export const a = <b>保存</b>'), finds: /move the words/ },
    { files: ui('export const a = <b>Save it</b>'), finds: /^Save it/ },
    { files: ui('export const a = <b title="Save it" />'), finds: /^Save it/ },
    { files: { 'packages/sdk/src/a.ts': "const label = '保存'" }, finds: /保存/ },
  ],
  'lock-file': [
    {
      files: locked({ 'node_modules/a': { version: '1.0.0', optionalDependencies: { 'a-mac': '1.0.0' } } }),
      finds: /a@1\.0\.0 lacks a-mac/,
    },
    { files: locked({ 'node_modules/a': { resolved: 'https://host.example/a.tgz' } }), finds: /names the registry/ },
    {
      files: { ...locked({}), 'package.json': JSON.stringify({ dependencies: { a: '^1.0.0' } }) },
      finds: /pin it exactly/,
    },
  ],
  mentions: [
    { files: { 'README.md': ['https://registry', 'a.example/x'].join('.') }, finds: /package registry/ },
    { files: { 'host/a.ts': ['', 'home', 'someone', 'x'].join('/') }, finds: /one machine/ },
    { files: { 'host/a.ts': ['FIX', 'ME later'].join('') }, finds: /note to oneself/ },
    { files: { 'README.md': ['ai', 'generated'].join('-') }, finds: /how the product was made/ },
  ],
}

for (const [name, examples] of Object.entries(wrong)) {
  describe(name, () => {
    for (const { files, finds } of examples) {
      it(`finds ${finds.source}`, async () => {
        const findings = await checks[name as keyof typeof wrong](repositoryOf({ ...locked({}), ...files }))
        expect(findings.map(({ message }) => message)).toEqual(expect.arrayContaining([expect.stringMatching(finds)]))
      })
    }
  })
}

describe('what is right stays green', () => {
  const right: Record<string, Record<string, string>> = {
    layers: ui("import { useState } from 'react'\nimport { a } from './b.ts'"),
    names: {
      'packages/sdk/src/index.ts': "export { a } from './approval-table.tsx'",
      'packages/sdk/src/messages/zh-CN.ts': '',
    },
    sizes: {
      'packages/sdk/src/widgets.ts': `export const rows = [\n${'  { a: 1 },\n'.repeat(400)}] as const satisfies object[]\n`,
    },
    doors: {
      'packages/foundation/api/src/requests/send.ts': 'fetch(url)',
      'packages/foundation/ui/src/a.ts': '// fetch(it)\nprefetch(url)',
    },
    plurals: messages("hello: '{count, plural, other {#件}}'", "hello: '{count, plural, one {# item} other {items}}'"),
    messages: messages("'state.idea': 'アイデア'", "'state.idea': 'Idea'", 't(`state.${state}`)'),
    wording: ui(
      '// 保存\nconst words = { ja: { a: "保存" }, en: { a: "Save" }, "zh-CN": { a: "保存" } }\nconst kana = /[ァ-ヶ]/\nexport const a = <b title={t("save")}>{t("save")} · 1</b>',
    ),
  }
  for (const [name, files] of Object.entries(right)) {
    const check = checks[name === 'plurals' ? 'messages' : (name as keyof typeof wrong)]
    it(name, async () => expect(await check(repositoryOf(files))).toEqual([]))
  }
})

const text = (findings: Finding[]) => findings.map(({ message }) => message).join('\n')

it('folders: a row that promises more than there is goes', () =>
  expect(text(checkFolders(repositoryOf({}), { 'packages/sdk/src': 13 }))).toMatch(/has 0 now, not 13; lower its row/))

describe('contract', () => {
  const call = { method: 'GET', path: '/brands/:id', access: {}, summary: 'Shows a brand' }
  const bound = repositoryOf({ 'packages/server/src/modules/brands/routes.ts': 'serve(contract.brands)({ show })' })
  const of = async (resources: Resources) => text(await checkContract(bound, resources))

  it('wants access and a summary', async () => {
    expect(await of({ brands: { show: { ...call, access: undefined, summary: '' } } })).toMatch(
      /who may call it\n.*no summary/,
    )
  })
  it('wants an address of its own', async () => {
    expect(await of({ brands: { show: call, read: { ...call, path: '/brands/:brandId' } } })).toMatch(
      /share the address/,
    )
  })
  it('wants a binding in the server', async () => {
    expect(await of({ brands: { show: call } })).toBe('')
    expect(await of({ colors: { list: { ...call, path: '/colors' } } })).toMatch(/colors has no binding/)
  })
})

describe('routes', () => {
  const all = Object.values(specPaths).flat()
  const of = async (paths: readonly string[]) => text(await checkRoutes(repositoryOf({}), paths))

  it('§2 wants every path, whatever its parameters are called', async () => {
    expect(await of(all.map((path) => path.replaceAll(':id', ':whateverId')))).toBe('')
    expect(await of(all.filter((path) => path !== '/payables'))).toMatch(/no row for \/payables/)
  })
  it('§2 reads search/:slug? as two paths', async () => {
    const others = all.filter((path) => !path.startsWith('/matching/search'))
    expect(await of([...others, '/matching/search/:slug?'])).toBe('')
  })
  it('refuses a path twice', async () => expect(await of([...all, '/payables'])).toMatch(/two rows for \/payables/))
})
