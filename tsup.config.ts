import { defineConfig } from 'tsup'
import { holdBudgets } from './packages/tooling/src/build/budgets.ts'
import { cdnBuild, npmBuild } from './packages/tooling/src/build/sdk-builds.ts'

const cdn = 'packages/sdk/dist/cdn'

export default defineConfig([
  { ...cdnBuild(cdn), onSuccess: () => holdBudgets(cdn) },
  npmBuild('packages/sdk/dist/npm'),
])
