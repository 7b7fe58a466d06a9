import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { startSystem, type System } from '@tsumugi/dev-env'
import { expect, test } from '@playwright/test'
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'

const run = promisify(execFile)
const top = fileURLToPath(new URL('../../', import.meta.url))
const built = join(top, 'packages/sdk/dist/npm')

let folder: string
let tarball: string
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tsumugi-sdk-'))
  const { stdout } = await run('npm', ['pack', built, '--json', '--pack-destination', folder], { cwd: folder })
  tarball = join(folder, (JSON.parse(stdout) as { filename: string }[])[0]!.filename)
})
test.afterAll(() => rmSync(folder, { recursive: true }))

test('publint has nothing to say about the package', async () => {
  const { messages, pkg } = await publint({ pkgDir: built, strict: true })
  expect(messages.map((message) => formatMessage(message, pkg!, { color: false }))).toEqual([])
})

test('are the types wrong: not for anybody who resolves as bundlers or as Node does', async () => {
  const checked = await checkPackage(createPackageFromTarballData(readFileSync(tarball)), { excludeEntrypoints: [/\.css$/, /\.json$/, /elements/] })
  if (checked.types === false) throw new Error('The package has no types.')
  // Modules only, as every browser and bundler of ours: CommonJS and the resolution before exports are left out.
  const told = checked.problems.filter((problem) => !('resolutionKind' in problem) || !['node10', 'node16-cjs'].includes(problem.resolutionKind))
  expect(told).toEqual([])
})

/** The example as somebody has it who installed the package: nothing of the repository but its third-party libraries. */
async function installed(): Promise<string> {
  const example = join(folder, 'react-app')
  cpSync(join(top, 'examples/react-app'), example, { recursive: true })
  const modules = join(example, 'node_modules')
  mkdirSync(join(modules, '@tsumugi/sdk'), { recursive: true })
  await run('tar', ['-xzf', tarball, '-C', join(modules, '@tsumugi/sdk'), '--strip-components=1'])
  for (const name of ['react', 'react-dom', 'vite', '@vitejs', '@types', 'csstype', 'scheduler']) symlinkSync(join(top, 'node_modules', name), join(modules, name))
  return example
}

test.describe('examples/react-app', () => {
  let example: string
  let system: System
  let server: Server
  test.beforeAll(async () => {
    example = await installed()
    await run(process.execPath, [join(top, 'node_modules/typescript/bin/tsc'), '--noEmit', '-p', example])
    await run(process.execPath, [join(top, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error'], { cwd: example })
    system = await startSystem({ engine: 'pglite', entry: 'built' })
    // A page that is left closes its stream of events: that ends the answer, nothing else.
    server = createServer((request, response) => void answer(request, response, join(example, 'dist'), system.url).catch(() => response.destroy()))
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  })
  test.afterAll(async () => {
    server?.close()
    await system?.stop()
  })

  test('compiles in strict mode against the published types, builds, and works in a browser', async ({ page }) => {
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(String(error)))
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const caller = system as unknown as { signIn(jar: object, persona: string): Promise<void> }
    await caller.signIn({ addCookies: (cookies: { name: string; value: string }[]) => page.context().addCookies(cookies.map(({ name, value }) => ({ name, value, url }))) }, 'manyOrganisations')
    await page.goto(url)
    await expect(page.locator('tsumugi-ribbon').getByText('白詰草アパレル').first()).toBeVisible()
    await expect(page.locator('tsumugi-side-menu').getByRole('link', { name: /^メッセージ/ })).toHaveText('メッセージ3')
    const card = page.locator('.md-map-card').first()
    await expect(card).toBeVisible({ timeout: 20_000 })
    await card.click()
    await expect(page.getByRole('status').filter({ hasText: /^#\d+$/ })).toBeVisible()
    expect(problems).toEqual([])
  })
})

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' }

/** The example's own files; what it does not have is Tsumugi's. */
async function answer(request: IncomingMessage, response: ServerResponse, dist: string, tsumugi: string): Promise<void> {
  const path = request.url === '/' ? '/index.html' : (request.url ?? '').split('?')[0]!
  try {
    const file = readFileSync(join(dist, path))
    response.writeHead(200, { 'Content-Type': types[extname(path)] ?? 'application/octet-stream' }).end(file)
  } catch {
    const headers = Object.fromEntries(['cookie', 'x-requested-with', 'accept'].flatMap((name) => (request.headers[name] ? [[name, String(request.headers[name])]] : [])))
    const gone = new AbortController()
    response.once('close', () => gone.abort())
    const answered = await fetch(`${tsumugi}${request.url}`, { headers, signal: gone.signal }).catch(() => null)
    response.writeHead(answered?.status ?? 502, { 'Content-Type': answered?.headers.get('Content-Type') ?? 'text/plain' })
    if (answered?.body) for await (const part of answered.body) response.write(part)
    response.end()
  }
}
