import { checks } from '../checks/table.ts'
import { shapeOf } from '../checks/sizes/sizes.ts'
import { exceptions, mostExceptions } from '../exceptions.ts'
import { judge } from '../judge.ts'
import { thisRepository, type Finding } from '../repository.ts'
import { runTool } from '../run-program.mjs'

/** Programs of others that judge the sources; they print their own findings. */
const programs = {
  types: () => runTool('typescript-native', 'tsc', ['--noEmit', '-p', 'tsconfig.json']),
  format: () => runTool('prettier', 'prettier', ['--check', '--cache', '--log-level=warn', '.']),
  lint: () => runTool('oxlint', 'oxlint', ['--deny-warnings']),
}

const all = [...Object.keys(programs), ...Object.keys(checks)]
const named = process.argv.slice(2)
const unknown = named.find((name) => !all.includes(name))
if (unknown) {
  console.error(`There is no check "${unknown}". Name any of ${all.join(', ')}, or none for all.`)
  process.exit(1)
}
const isChosen = (name: string) => named.length === 0 || named.includes(name)

let red = false
const report = (name: string, isGood: boolean, detail: string, lines: string[]) => {
  red ||= !isGood
  console.log(`${isGood ? 'ok ' : 'RED'} ${name}${detail ? `: ${detail}` : ''}`)
  for (const line of lines) console.log(`      ${line}`)
}
const lineOf = ({ path, line, message }: Finding) => `${path}${line ? `:${line}` : ''}  ${message}`

const running = Object.entries(programs)
  .filter(([name]) => isChosen(name))
  .map(([name, run]) => ({ name, result: run() }))
const repository = thisRepository()
const found = new Map<string, Finding[]>()
for (const [name, check] of Object.entries(checks)) {
  if (isChosen(name)) found.set(name, await check(repository))
}
for (const [name, findings] of judge(found, exceptions, mostExceptions)) {
  const shape = name === 'sizes' ? shapeOf(repository) : ''
  const count = findings.length > 0 ? `${findings.length} found` : ''
  report(name, findings.length === 0, [count, shape].filter(Boolean).join('; '), findings.map(lineOf))
}
for (const { name, result } of running) {
  const { code, output } = await result
  report(name, code === 0, '', code === 0 ? [] : output.trim().split('\n'))
}
process.exitCode = red ? 1 : 0
