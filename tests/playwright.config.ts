import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { defineConfig } from '@playwright/test'
import { browserArguments, ensureBrowser } from '../packages/tooling/src/browser.mjs'

const journeys = readdirSync(new URL('journeys', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.spec.ts'))
  .map((file) => basename(file, '.spec.ts'))
  .toSorted()

interface Group {
  readonly specs: readonly string[]
  readonly readsOnly?: boolean
}

/** Specs that share one system, by why they may: nothing that one changes, another stands on. */
const groups: Readonly<Record<string, Group>> = {
  // Each of their tests fails when a page of it writes.
  'reading only': { specs: ['every-screen', 'shell'], readsOnly: true },
  // Each of their tests makes a product, and looks at the map through its name.
  'products of their own': {
    specs: ['md-map', 'md-map-board', 'md-map-copies', 'md-map-files', 'md-map-touch', 'product-links'],
  },
}
const grouped = new Set(Object.values(groups).flatMap(({ specs }) => specs))
const missing = [...grouped].filter((spec) => !journeys.includes(spec))
if (missing.length > 0) throw new Error(`There is no journey named ${missing.join(', ')}.`)

/** Before all others, so that two workers that begin at once do not each fill a system. */
const seeded = 'seeded system'
const afterSeed = { dependencies: [seeded] }

export default defineConfig<{ readsOnly: boolean }, { engine: 'pglite' | 'postgres' }>({
  // Two at a time, each with a system of its own: while one waits for its page to come to rest, the other works.
  workers: 2,
  // Until when a journey counts as hanging: how quick a page is, nobody claims here.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  outputDir: './test-results',
  use: {
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    // Sooner than the journey, so that a step which hangs says which one it is.
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
    launchOptions: { executablePath: ensureBrowser(), args: browserArguments },
  },
  projects: [
    { name: seeded, testDir: './journeys/fixture', testMatch: '**/seeded-system.ts' },
    ...Object.entries(groups).map(([name, { specs, readsOnly = false }]) => ({
      name,
      testDir: './journeys',
      testMatch: specs.map((spec) => `**/${spec}.spec.ts`),
      use: { readsOnly },
      ...afterSeed,
    })),
    // A project for each of the others, so that it has a system of its own: what one changes, no other stands on.
    ...journeys
      .filter((spec) => !grouped.has(spec))
      .map((spec) => ({ name: spec, testDir: './journeys', testMatch: `**/${spec}.spec.ts`, ...afterSeed })),
    // By one worker: its probes are built into folders of fixed names.
    { name: 'embedding', testDir: './embedding', workers: 1, ...afterSeed },
    // What writes most, once more on the engine of production.
    ...(process.env.TEST_DATABASE_URL
      ? [
          {
            name: 'postgres',
            testDir: './journeys',
            testMatch: /(md-map|organisation)\.spec\.ts/,
            use: { engine: 'postgres' as const },
            ...afterSeed,
          },
        ]
      : []),
  ],
})
