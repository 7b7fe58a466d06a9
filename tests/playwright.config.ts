import { defineConfig } from '@playwright/test'
import { browserArguments, ensureBrowser } from '../packages/tooling/src/browser.mjs'

export default defineConfig({
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
    { name: 'journeys', testDir: './journeys' },
    { name: 'embedding', testDir: './embedding' },
  ],
})
