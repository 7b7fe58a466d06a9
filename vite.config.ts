import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './packages/dev-env/src/suites/longest-first.ts'
import { oneEngineTests } from './packages/dev-env/src/suites/one-engine-tests.ts'
import { sceneServerForVite } from './packages/dev-env/src/scenes/scene-server-for-vite.ts'
import { browserArguments, findBrowser } from './packages/tooling/src/browser.mjs'
import { directImportsForVite } from './packages/tooling/src/build/direct-imports.ts'
import { drawingsForVite } from './packages/tooling/src/build/drawings.ts'
import { hostChunks } from './packages/tooling/src/build/host/host-chunks.ts'
import { preloadsForVite } from './packages/tooling/src/build/host/host-preloads.ts'
import { messagesForVite } from './packages/tooling/src/build/messages.ts'

const sources = ['packages/**/src/**', 'host/**', 'tests/conformance/**']
const notOurs = ['**/node_modules/**', '**/dist/**', 'packages/tooling/templates/**']
const only = (kind: string) => sources.map((source) => `${source}/*.${kind}.{ts,tsx}`)

/** Prepared before the first browser test: one found later would load a second React into the running page. */
const browserDependencies = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-intl/server',
  '@formatjs/intl',
  'nanostores',
  '@nanostores/react',
  'swr',
  'wouter',
  'zod/mini',
  'big.js',
  'zxing-wasm/reader',
  '@testing-library/react',
]

export default defineConfig({
  root: 'host',
  base: '/s/',
  plugins: [react(), directImportsForVite(), messagesForVite(), drawingsForVite(), preloadsForVite()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // Browsers that know light-dark(): rewritten for older ones, no colour is left, neither light nor dark.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: hostChunks } } },
  },
  test: {
    root: '.',
    // Every core: a file waits for its database or its browser half of the time.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          root: '.',
          include: only('test'),
          exclude: [...notOurs, ...only('server.test'), ...only('browser.test')],
          // A worker reads each module once for all of its files; one whose stores matter asks for them anew.
          isolate: false,
          // Until when a test counts as hanging, as for the others.
          testTimeout: 120_000,
          hookTimeout: 240_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          root: '.',
          include: only('server.test'),
          globalSetup: ['packages/dev-env/src/database/test-templates.ts'],
          exclude: [...notOurs, ...(process.env.TEST_ENGINE === 'postgres' ? Object.keys(oneEngineTests) : [])],
          // A worker reads the server once for all of its files, which share nothing else: each has its own database.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 240_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
      {
        extends: true,
        optimizeDeps: { include: browserDependencies },
        plugins: [sceneServerForVite()],
        test: {
          name: 'browser',
          root: '.',
          include: only('browser.test'),
          setupFiles: ['packages/dev-env/src/suites/browser-patience.ts'],
          exclude: notOurs,
          // Until when a test counts as hanging, as for the server's: how quick a page is, nobody claims here.
          testTimeout: 120_000,
          expect: { poll: { timeout: 60_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: findBrowser() ?? undefined, args: browserArguments },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
