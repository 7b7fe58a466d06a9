// Plain JavaScript on purpose: this installs what it needs before it needs it.
import { isBuilt } from '../preparation/freshness.mjs'
import { endWith, prepare } from '../preparation/preparation.mjs'
import { outputs } from '../preparation/build-outputs.mjs'
import { lineOf, needsBuild, runSuite, sharesOf, suites } from '../suites.mjs'

await prepare()
const named = process.argv.slice(2)
const unknown = named.find((name) => !suites.includes(name))
if (unknown) endWith(`There is no suite "${unknown}". Name any of ${suites.join(', ')}, or none for all.`)
const chosen = named.length > 0 ? named : suites

const total = { passed: 0, failed: 0, skipped: 0 }
const parts = []
let buildFailed = false
/** Beside the first suites, which leave one processor to it. */
const building = chosen.some(needsBuild) && !isBuilt(outputs) ? timed('build', startBuild) : null
if (chosen.includes('browser') || chosen.includes('journeys')) await prepareBrowser()
for (const name of chosen) {
  if (name === 'postgres' && !process.env.TEST_DATABASE_URL) {
    console.log('postgres: not run, because TEST_DATABASE_URL names no server')
    continue
  }
  if (needsBuild(name) && !(await prepareBuild())) continue
  const { answer, seconds } = await timed(name, () => runSuite(name))
  const { failures, longest, ...counts } = answer
  console.log(`${name}: ${lineOf(counts)} in ${seconds.toFixed(1)} s`)
  if (longest) console.log(`  longest: ${longest}`)
  for (const { title, reason } of failures) console.log(`\n  FAILED ${title}\n${indented(reason)}\n`)
  for (const key of Object.keys(total)) total[key] += counts[key]
}
if (parts.length > 1) console.log(sharesOf(parts))
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
  if (!building || (await building).answer) return true
  if (!buildFailed) {
    buildFailed = true
    total.failed += 1
    console.log('server, postgres and journeys: not run, because the build failed')
  }
  return false
}

async function startBuild() {
  const { build } = await import('./build.mjs')
  return build().catch((error) => void console.error(error))
}

/** Does one part of the run, and notes how long it took. */
async function timed(name, work) {
  const began = performance.now()
  const answer = await work()
  const seconds = (performance.now() - began) / 1000
  parts.push({ name, seconds })
  return { answer, seconds }
}

function indented(text) {
  return text
    .trim()
    .split('\n')
    .slice(0, 40)
    .map((line) => `    ${line}`)
    .join('\n')
}
