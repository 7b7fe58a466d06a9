import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { runTool, top } from './run-program.mjs'
import { scratchFolder } from './scratch-folder.mjs'

/** In the order they run, the quickest to fail first. `postgres` is the server suite on the other engine. */
export const suites = ['checks', 'unit', 'server', 'postgres', 'browser', 'journeys']
const reports = join(top, 'test-results')
const playwrightConfig = 'tests/playwright.config.ts'

/** Those that start the product as people get it. */
export const needsBuild = (name) => ['server', 'postgres', 'journeys'].includes(name)

/** Runs one suite and answers `{ passed, failed, skipped, failures: [{ title, reason }], longest }`. */
export async function runSuite(name) {
  if (name === 'checks') return runChecks()
  const report = join(reports, `${name}.json`)
  mkdirSync(dirname(report), { recursive: true })
  rmSync(report, { force: true })
  if (name === 'journeys' && !existsSync(join(top, playwrightConfig))) return countsOf([])
  const { code, output } = name === 'journeys' ? await runJourneys(report) : await runVitest(name, report)
  const read = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null
  const counts = { ...countsOf(read ? testsOf(name, read) : []), longest: read ? longestFiles(name, read) : '' }
  // A suite can die without failing a test: it could not start, or an error came outside every test.
  if (code === 0 || counts.failed > 0) return counts
  return { ...counts, failed: 1, failures: [{ title: `the ${name} suite itself`, reason: output.slice(-4000) }] }
}

/** `npm run check`, and the generated files against what would be generated now; each check counts as one test. */
async function runChecks() {
  const command = (file) => join(top, 'packages/tooling/src/commands', file)
  const [checked, generated] = await Promise.all([
    runTool('tsx', 'tsx', [command('check.ts')]),
    runTool('tsx', 'tsx', [command('generate.ts'), '--check']),
  ])
  const tests = [...checked.output.matchAll(/^(ok |RED) ([\w-]+)(.*(?:\n {6}.*)*)/gm)].map(
    ([, verdict, title, reason]) => ({
      title: `check ${title}`,
      outcome: verdict === 'RED' ? 'failed' : 'passed',
      reason,
    }),
  )
  return countsOf([
    ...tests,
    { title: 'generate --check', outcome: generated.code === 0 ? 'passed' : 'failed', reason: generated.output },
  ])
}

/** What the suites of one run share: where their data lie, and by whose name the seeded system is kept that they copy. */
const runEnvironment = () => ({ TMPDIR: scratchFolder(), TEST_RUN: String(process.pid) })

async function runVitest(name, report) {
  const project = name === 'postgres' ? 'server' : name
  const reporting = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const env = {
    ...runEnvironment(),
    TEST_ENGINE: name === 'postgres' ? 'postgres' : 'pglite',
    ...(needsBuild(name) ? { TEST_ENTRY: 'built' } : {}),
  }
  return runTool('vitest', 'vitest', ['run', '--project', project, '--passWithNoTests', ...reporting], { env })
}

async function runJourneys(report) {
  // A trace of every journey is a fifth of its work: whoever asks why one failed runs that one by itself.
  const chosen = ['test', '--config', playwrightConfig, '--reporter=json', '--pass-with-no-tests', '--trace=off']
  const env = { ...runEnvironment(), PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  return runTool('@playwright/test', 'playwright', chosen, { env })
}

/**
 * Every test of a report.
 * @returns {{ title: string, outcome: 'passed' | 'failed' | 'skipped', reason: string }[]}
 */
export function testsOf(name, report) {
  return name === 'journeys' ? journeysIn(report) : report.testResults.flatMap(testsInFile)
}

function testsInFile({ name, status, message, assertionResults }) {
  const file = relative(top, name)
  const tests = assertionResults.map((test) => ({
    title: `${file} › ${test.fullName}`,
    outcome: { passed: 'passed', failed: 'failed' }[test.status] ?? 'skipped',
    reason: test.failureMessages?.join('\n') ?? '',
  }))
  const fileFailed = status === 'failed' && !tests.some((test) => test.outcome === 'failed')
  return fileFailed ? [...tests, { title: file, outcome: 'failed', reason: message }] : tests
}

function journeysIn({ suites: inner = [], errors = [] }) {
  const broken = errors.map((error) => ({ title: 'journeys', outcome: 'failed', reason: error.message ?? '' }))
  return [...broken, ...inner.flatMap((suite) => journeysInSuite(suite, []))]
}

function journeysInSuite({ title, specs = [], suites: inner = [] }, parents) {
  const path = [...parents, title]
  const tests = specs.flatMap((spec) => spec.tests.map((test) => journeyOf(test, [...path, spec.title].join(' › '))))
  return [...tests, ...inner.flatMap((suite) => journeysInSuite(suite, path))]
}

function journeyOf({ status, results }, title) {
  const outcome = { expected: 'passed', skipped: 'skipped' }[status] ?? 'failed'
  const reason = results.flatMap(({ errors = [] }) => errors.map(placedError)).join('\n')
  // A journey that passed only on a second try is a failure: it hides a race.
  return { title, outcome, reason: status === 'flaky' ? `passed only when tried again\n${reason}` : reason }
}

/** The files that a suite spent most on, with their seconds: where its time can be won back. */
export function longestFiles(name, report, most = 8) {
  const files = name === 'journeys' ? (report.suites ?? []).map(journeyFile) : report.testResults.map(testFile)
  const seconds = new Map()
  for (const { file, ms } of files) seconds.set(file, (seconds.get(file) ?? 0) + ms / 1000)
  const longest = [...seconds].toSorted(([, one], [, other]) => other - one).slice(0, most)
  return longest.map(([file, spent]) => `${file} ${spent.toFixed(0)} s`).join(', ')
}

const testFile = ({ name, startTime = 0, endTime = 0 }) => ({ file: relative(top, name), ms: endTime - startTime })
const journeyFile = ({ title, ...suite }) => ({ file: title, ms: journeyTime(suite) })
const journeyTime = ({ specs = [], suites: inner = [] }) => {
  const results = specs.flatMap(({ tests }) => tests.flatMap(({ results: runs }) => runs))
  return [...results.map(({ duration = 0 }) => duration), ...inner.map(journeyTime)].reduce((a, b) => a + b, 0)
}

/** With its line of the journey: a step that never ended says nothing else of where it waited. */
function placedError({ message = '', location }) {
  return location ? `${message}\n  at ${relative(top, location.file)}:${location.line}` : message
}

function countsOf(tests) {
  const count = (outcome) => tests.filter((test) => test.outcome === outcome).length
  const failures = tests.filter((test) => test.outcome === 'failed').map(({ title, reason }) => ({ title, reason }))
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped'), failures }
}

/**
 * Each part's share of a whole run, the longest first.
 * @param {{ name: string, seconds: number }[]} parts
 */
export function sharesOf(parts) {
  const whole = parts.reduce((sum, { seconds }) => sum + seconds, 0)
  const share = ({ name, seconds }) => `${name} ${Math.round((100 * seconds) / whole)} % (${seconds.toFixed(1)} s)`
  const longestFirst = parts.toSorted((one, other) => other.seconds - one.seconds)
  return `time: ${(whole / 60).toFixed(1)} minutes: ${longestFirst.map(share).join(', ')}`
}

/** The closing line of a run. */
export function lineOf({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
