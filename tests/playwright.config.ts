import { readdirSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { browserArguments, ensureBrowser } from '../packages/tooling/src/browser.mjs'

const journeys = readdirSync(new URL('journeys', import.meta.url)).filter((file) => file.endsWith('.spec.ts'))

export default defineConfig<object, { engine: 'pglite' | 'postgres' }>({
  // One at a time: a worker keeps one system, and the server and the browser share the processors with it.
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  outputDir: './test-results',
  use: {
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
    launchOptions: { executablePath: ensureBrowser(), args: browserArguments },
  },
  projects: [
    // A project per file, so that each has a system of its own: what one changes, no other stands on.
    ...journeys.map((file) => ({ name: file.replace('.spec.ts', ''), testDir: './journeys', testMatch: `**/${file}` })),
    { name: 'embedding', testDir: './embedding' },
    // What writes most, once more on the engine of production.
    ...(process.env.TEST_DATABASE_URL
      ? [
          {
            name: 'postgres',
            testDir: './journeys',
            testMatch: /(md-map|organisation)\.spec\.ts/,
            use: { engine: 'postgres' as const },
          },
        ]
      : []),
  ],
})
