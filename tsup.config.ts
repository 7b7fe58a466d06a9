import { defineConfig } from 'tsup'
import { holdBudgets } from './packages/tooling/src/build/budgets.ts'
import { cdnBuild, npmBuild } from './packages/tooling/src/build/sdk/sdk-builds.ts'

const cdn = 'packages/sdk/dist/cdn'
const sdk = cdnBuild(cdn)

export default defineConfig([
  { ...sdk, onSuccess: async () => holdBudgets(await sdk.onSuccess(), cdn) },
  npmBuild('packages/sdk/dist/npm'),
])
