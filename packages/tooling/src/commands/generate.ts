import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { reports, type Report } from '../reports.ts'
import { top } from '../run-program.mjs'

const mayWrite = !process.argv.includes('--check')

/** Packages that write their own reports export `reports` from here; a package that has none yet is passed by. */
const ownReports = ['packages/contract/src/kernel/reports.ts', 'packages/sdk/src/generate.ts']

const all: Report[] = [...reports]
for (const path of ownReports) {
  if (!existsSync(join(top, path))) continue
  const own = (await import(pathToFileURL(join(top, path)).href)) as { reports: readonly Report[] }
  all.push(...own.reports)
}

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
console.log(stale === 0 ? `${all.length} reports, all as the sources say` : mayWrite ? `${stale} of ${all.length} written` : 'Run npm run generate and commit what it writes.')
process.exitCode = stale > 0 && !mayWrite ? 1 : 0
