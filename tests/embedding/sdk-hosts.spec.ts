import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { compile } from 'svelte/compiler'
import webpack from 'webpack'
import { expect, test } from '../journeys/fixture/journey.ts'
import { serveFolder, visitAt, type FolderSite } from './fixture/folder-site.ts'
import { installPackage, packPackage } from './fixture/tarball.ts'

const hosts = ['lit', 'plain', 'preact', 'svelte', 'vue']
const libraries = ['react', 'react-dom', 'scheduler', 'vue', '@vue', 'lit', 'lit-html', 'lit-element', '@lit', 'preact']
const ofSvelte = ['svelte', 'esm-env', 'clsx']

let folder: string
let site: FolderSite
test.beforeAll(async ({ system }) => {
  folder = mkdtempSync(join(tmpdir(), 'tsumugi-hosts-'))
  cpSync(fileURLToPath(new URL('fixture/hosts/', import.meta.url)), folder, { recursive: true })
  await installPackage(await packPackage(folder), folder, [...libraries, ...ofSvelte])
  const menu = readFileSync(join(folder, 'menu.svelte'), 'utf8')
  writeFileSync(join(folder, 'menu.svelte.js'), compile(menu, { generate: 'client' }).js.code)
  await bundle()
  for (const name of ['early', 'late'])
    writeFileSync(
      join(folder, `dist/${name}.html`),
      `<!doctype html><html lang="ja"><meta charset="utf-8"><title>hosts</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/${name}.css"><body><script type="module" src="/${name}.js"></script></body></html>`,
    )
  site = await serveFolder(join(folder, 'dist'), system.url)
})
test.afterAll(() => {
  site?.close()
  rmSync(folder, { recursive: true })
})

/** By webpack, which leaves out what a package says is without effect. */
async function bundle(): Promise<void> {
  const stats = await new Promise<webpack.Stats>((resolve, reject) =>
    webpack(
      {
        mode: 'production',
        context: folder,
        entry: { early: './early.js', late: './late.js' },
        experiments: { css: true, outputModule: true },
        output: {
          path: join(folder, 'dist'),
          publicPath: '/',
          module: true,
          filename: '[name].js',
          cssFilename: '[name].css',
        },
        resolve: { symlinks: false },
        performance: false,
      },
      (error, stats) => (error ? reject(error) : resolve(stats!)),
    ),
  )
  expect(stats.toJson({ errors: true, warnings: true })).toMatchObject({ errors: [], warnings: [] })
}

for (const [name, defined] of [
  ['early', 'before a framework draws'],
  ['late', 'after it has drawn'],
] as const)
  test(`design §4: the package by webpack in Lit, Preact, Svelte, Vue and a plain page, defined ${defined}`, async ({
    visit,
  }) => {
    const page = await visitAt(site, visit, 'brand')
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(String(error)))
    await page.goto(`${site.url}/${name}.html`)
    if (name === 'late') await page.evaluate(() => (globalThis as unknown as { define(): Promise<void> }).define())
    const messages = (host: string) =>
      page.locator(`#${host} tsumugi-side-menu`).getByRole('link', { name: /^メッセージ/ })
    for (const host of hosts) await expect(messages(host), host).toHaveText('メッセージ3')
    await page.evaluate(() => (globalThis as unknown as { change(counts: object): void }).change({ messages: 4 }))
    for (const host of hosts) {
      await expect(messages(host), host).toHaveText('メッセージ4')
      await messages(host).click()
      await expect(page.locator(`#${host} output`), host).toHaveText('/messages')
    }
    const reserved = await page
      .locator('tsumugi-side-menu')
      .first()
      .evaluate((menu) => getComputedStyle(menu).display)
    expect(reserved).toBe('block')
    expect(problems).toEqual([])
  })

test('design §4: a program without a DOM imports every entry of the package, and nothing happens', async () => {
  const entries = readFileSync(join(folder, 'node_modules/@tsumugi/sdk/elements.js'), 'utf8')
  expect(entries.length).toBeGreaterThan(0)
  const program = `await Promise.all(['', '/define', '/elements/ribbon', '/elements/md-map'].map((path) => import('@tsumugi/sdk' + path)))
console.info('imported')`
  writeFileSync(join(folder, 'server.mjs'), program)
  const { stdout } = await promisify(execFile)(process.execPath, ['server.mjs'], { cwd: folder })
  expect(stdout).toBe('imported\n')
})
