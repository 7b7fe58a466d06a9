import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { expect, test } from '../journeys/fixture/journey.ts'
import { serveFolder, visitAt, type FolderSite } from './fixture/folder-site.ts'
import { builtPackage, installPackage, packPackage } from './fixture/tarball.ts'

const run = promisify(execFile)
const top = fileURLToPath(new URL('../../', import.meta.url))

let folder: string
let tarball: string
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tsumugi-sdk-'))
  tarball = await packPackage(folder)
})
test.afterAll(() => rmSync(folder, { recursive: true }))

test('publint has nothing to say about the package', async () => {
  const { messages, pkg } = await publint({ pkgDir: builtPackage, strict: true })
  expect(messages.map((message) => formatMessage(message, pkg!, { color: false }))).toEqual([])
})

test('are the types wrong: not for anybody who resolves as bundlers or as Node does', async () => {
  const elements = readdirSync(join(builtPackage, 'elements'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => `./elements/${name.replace(/\.js$/, '')}`)
  expect(elements.length).toBeGreaterThan(0)
  const checked = await checkPackage(createPackageFromTarballData(readFileSync(tarball)), {
    includeEntrypoints: elements,
    excludeEntrypoints: [/\.css$/, /\.json$/, '*'],
  })
  if (checked.types === false) throw new Error('The package has no types.')
  // Modules only, as every browser and bundler of ours: CommonJS and the resolution before exports are left out.
  const told = checked.problems.filter(
    (problem) => !('resolutionKind' in problem) || !['node10', 'node16-cjs'].includes(problem.resolutionKind),
  )
  expect(told).toEqual([])
})

test('review C7: the package says what it is, under which terms, what it holds of others, and what changed', async () => {
  const { stdout } = await run('tar', ['-tzf', tarball])
  const names = stdout.split('\n')
  for (const name of [
    'README.md',
    'LICENSE',
    'THIRD-PARTY-NOTICES.txt',
    'CHANGELOG.md',
    'custom-elements.json',
    'web-types.json',
  ])
    expect(names).toContain(`package/${name}`)
  const { repository, license } = JSON.parse(readFileSync(join(builtPackage, 'package.json'), 'utf8'))
  expect([typeof repository, typeof license]).not.toContain('undefined')
})

test('nothing in the package names a place on the machine that built it', async () => {
  const unpacked = join(folder, 'unpacked')
  mkdirSync(unpacked)
  await run('tar', ['-xzf', tarball, '-C', unpacked])
  const names = readdirSync(unpacked, { recursive: true, encoding: 'utf8' }).filter((name) => /\.\w+$/.test(name))
  const maps = names.filter((name) => name.endsWith('.map'))
  expect(maps.length).toBeGreaterThan(0)
  const homes = [top, homedir()].map((place) => place.replace(/\/$/, '')).filter((place) => place.length > 1)
  const telling = names.filter((name) => {
    const text = readFileSync(join(unpacked, name), 'utf8')
    return homes.some((place) => text.includes(`${place}/`))
  })
  expect(telling).toEqual([])
  const absolute = maps.flatMap((name) => {
    const { sources } = JSON.parse(readFileSync(join(unpacked, name), 'utf8')) as { sources: string[] }
    return sources.filter((source) => /^([\w-]+:)?(\/|[A-Za-z]:[\\/])/.test(source))
  })
  expect(absolute).toEqual([])
})

/** The example as somebody has it who installed the package. */
async function installed(): Promise<string> {
  const example = join(folder, 'react-app')
  cpSync(join(top, 'examples/react-app'), example, { recursive: true })
  await installPackage(tarball, example, ['react', 'react-dom', 'vite', '@vitejs', '@types', 'csstype', 'scheduler'])
  writeFileSync(join(example, 'src/misuse.tsx'), misuse)
  return example
}

/** Types that say no where somebody errs: TypeScript finds fault with each of these lines, or with this file. */
const misuse = `/// <reference types="@tsumugi/sdk/jsx" />
import '@tsumugi/sdk/elements/ribbon'
import { MdMap, SideMenu } from '@tsumugi/sdk'

export const wrong = [
  // @ts-expect-error A brand is named by its number.
  <MdMap key="1" brandId="one" />,
  // @ts-expect-error There is no such property.
  <MdMap key="2" brand={1} />,
  // @ts-expect-error The event tells a number.
  <MdMap key="3" onProductOpen={(event) => event.detail.id.trim()} />,
  // @ts-expect-error Nothing is sent by this name.
  <SideMenu key="4" onProductOpen={() => {}} />,
  // @ts-expect-error A tag takes what its attributes take.
  <tsumugi-md-map key="5" brand-id={{}} />,
  // @ts-expect-error There is no such tag.
  <tsumugi-md-maps key="6" />,
]
`

test.describe('examples/react-app', () => {
  let site: FolderSite
  test.beforeAll(async ({ system }) => {
    const example = await installed()
    await run(process.execPath, [join(top, 'node_modules/typescript/bin/tsc'), '--noEmit', '-p', example])
    await run(process.execPath, [join(top, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error'], {
      cwd: example,
    })
    site = await serveFolder(join(example, 'dist'), system.url)
  })
  test.afterAll(() => site?.close())

  test('compiles in strict mode against the published types, builds, and works in a browser', async ({ visit }) => {
    const page = await visitAt(site, visit, 'manyOrganisations')
    await expect(page.locator('tsumugi-ribbon').getByText('白詰草アパレル').first()).toBeVisible()
    await expect(page.locator('tsumugi-side-menu').getByRole('link', { name: /^メッセージ/ })).toHaveText('メッセージ3')
    const card = page.locator('.md-map-card').first()
    await expect(card).toBeVisible({ timeout: 20_000 })
    await card.click()
    await expect(page.getByRole('status').filter({ hasText: /^#\d+$/ })).toBeVisible()
  })
})
