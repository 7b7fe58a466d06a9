// Plain JavaScript on purpose: this installs what it needs before it needs it.
import { isBuilt } from '../freshness.mjs'
import { endWith, prepare } from '../preparation.mjs'
import { outputs } from '../build-outputs.mjs'
import { lineOf, needsBuild, runSuite, suites } from '../suites.mjs'

await prepare()
const named = process.argv.slice(2)
const unknown = named.find((name) => !suites.includes(name))
if (unknown) endWith(`There is no suite "${unknown}". Name any of ${suites.join(', ')}, or none for all.`)
const chosen = named.length > 0 ? named : suites

const total = { passed: 0, failed: 0, skipped: 0 }
let buildFailed = false
if (chosen.includes('browser') || chosen.includes('journeys')) await prepareBrowser()
for (const name of chosen) {
  if (name === 'postgres' && !process.env.TEST_DATABASE_URL) {
    console.log('postgres: not run, because TEST_DATABASE_URL names no server')
    continue
  }
  if (needsBuild(name) && !(await prepareBuild())) continue
  const began = performance.now()
  const { failures, ...counts } = await runSuite(name)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`${name}: ${lineOf(counts)} in ${seconds} s`)
  for (const { title, reason } of failures) console.log(`\n  FAILED ${title}\n${indented(reason)}\n`)
  for (const key of Object.keys(total)) total[key] += counts[key]
}
console.log(lineOf(total))
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0

async function prepareBrowser() {
  const { ensureBrowser } = await import('../browser.mjs')
  try {
    ensureBrowser()
  } catch (error) {
    endWith(`${error.message}\n${lineOf({ passed: 0, failed: 1, skipped: 0 })}`)
  }
}

/** What starts the product runs against what people get: the built host, SDK and server. A build that failed counts once. */
async function prepareBuild() {
  if (isBuilt(outputs)) return true
  if (buildFailed) return false
  const { build } = await import('./build.mjs')
  buildFailed = !(await build())
  if (!buildFailed) return true
  total.failed += 1
  console.log('server, postgres and journeys: not run, because the build failed')
  return false
}

function indented(text) {
  return text
    .trim()
    .split('\n')
    .slice(0, 40)
    .map((line) => `    ${line}`)
    .join('\n')
}
