import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build, type UserConfig } from 'vite'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import settings from '../../vite.config.ts'

const { base, build: building } = settings as UserConfig
const page = Object.assign(new EventTarget(), { load: async (): Promise<unknown> => undefined })
let folder = ''
let heard: (Event & { payload?: unknown })[] = []
let prevent = false

/** A page with one lazy part, built as the host is, whose part is then lost. */
beforeAll(async () => {
  folder = await mkdtemp(join(resolve(import.meta.dirname, '../../node_modules'), '.lazy-'))
  await writeFile(join(folder, 'part.ts'), 'export const part = 1')
  await writeFile(join(folder, 'entry.ts'), "window.load = () => import('./part.ts')")
  const outDir = join(folder, 'built')
  const rolldownOptions = { ...building?.rolldownOptions, input: join(folder, 'entry.ts') }
  await build({
    configFile: false,
    root: folder,
    base,
    logLevel: 'silent',
    build: { ...building, outDir, rolldownOptions },
  })
  const assets = await readdir(join(outDir, 'assets'))
  await rm(
    join(
      outDir,
      'assets',
      assets.find((name) => name.startsWith('part'))!,
    ),
  )
  vi.stubGlobal('window', page)
  await import(
    /* @vite-ignore */ join(
      outDir,
      'assets',
      assets.find((name) => name.startsWith('entry'))!,
    )
  )
  page.addEventListener('vite:preloadError', (event) => {
    heard.push(event)
    if (prevent) event.preventDefault()
  })
})
beforeEach(() => {
  heard = []
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await rm(folder, { recursive: true })
})

it('§8 Lazy asset load fails: a preload-error event fires and the error is rethrown', async () => {
  prevent = false
  const failure: unknown = await page.load().catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(Error)
  expect(heard.map(({ payload, cancelable }) => [payload, cancelable])).toEqual([[failure, true]])
})

it('§8 Lazy asset load fails: not rethrown when a listener prevented it', async () => {
  prevent = true
  expect(await page.load()).toBeUndefined()
  expect(heard).toHaveLength(1)
})
