import { defineConfig } from '@playwright/test'
import { browserArguments, ensureBrowser } from '../packages/tooling/src/browser.mjs'

export default defineConfig({
  workers: 1,
  timeout: 30_000,
  reporter: [['list']],
  outputDir: './test-results',
  use: {
    locale: 'ja-JP',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: ensureBrowser(), args: browserArguments },
  },
  projects: [
    { name: 'journeys', testDir: './journeys', testMatch: '**/*.journey.ts' },
    { name: 'embedding', testDir: './embedding', testMatch: '**/*.spec.ts' },
  ],
})
