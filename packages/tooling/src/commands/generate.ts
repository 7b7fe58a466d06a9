import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { reports, type Report } from '../reports.ts'
import { top } from '../run-program.mjs'

const mayWrite = !process.argv.includes('--check')

/** Files that follow from the SDK's table of widgets. */
const { generatedFiles } = await import('@tsumugi/sdk/generate')
const tokenSheet = readFileSync(join(top, 'packages/foundation/ui/src/styles/tokens.css'), 'utf8')
const ofSdk = Object.entries(generatedFiles(tokenSheet)).map(([path, text]): Report => ({ path, make: () => text }))
const { referenceFiles } = await import('../reference/reference-files.ts')
const all = [...reports, ...ofSdk, ...referenceFiles]

let stale = 0
for (const { path, make } of all) {
  const file = join(top, path)
  const text = await make()
  const isSame = existsSync(file) && readFileSync(file, 'utf8') === text
  if (isSame) continue
  stale += 1
  if (mayWrite) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  console.log(`${mayWrite ? 'wrote' : 'STALE'} ${path}`)
}
console.log(
  stale === 0
    ? `${all.length} reports, all as the sources say`
    : mayWrite
      ? `${stale} of ${all.length} written`
      : 'Run npm run generate and commit what it writes.',
)
process.exitCode = stale > 0 && !mayWrite ? 1 : 0
