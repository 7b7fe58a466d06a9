import { posix } from 'node:path'
import ts from 'typescript'
import type { Finding, Repository } from '../../repository.ts'
import { isTest, lineAt, programs } from '../../source.ts'
import { circularModules, upwardImports } from './server-exceptions.ts'

const server = 'packages/server/src/'
/** The ground first: each may import those before it. */
const order = ['database', 'http', 'records', 'modules']

interface Import {
  readonly path: string
  readonly line: number
  readonly target: string
}

interface Allowed {
  readonly upward: readonly string[]
  readonly circular: readonly string[]
}

/** The server's folders import downwards only; its modules each other without a circle. */
export function checkServerLayers(
  repository: Repository,
  { upward, circular }: Allowed = { upward: upwardImports, circular: circularModules },
): Finding[] {
  const imports = importsOf(repository)
  const rising = imports.filter(({ path, target }) => rankOf(path) >= 0 && rankOf(path) < rankOf(target))
  const edges = new Map<string, Import>()
  for (const one of imports) {
    const [from, to] = [moduleOf(one.path), moduleOf(one.target)]
    if (from && to && from !== to && !edges.has(`${from} -> ${to}`)) edges.set(`${from} -> ${to}`, one)
  }
  const kept = [...edges.keys()].filter((edge) => !circular.includes(edge))
  return [
    ...rising
      .filter(({ path }) => !upward.includes(path))
      .map(({ path, line, target }) => ({ path, line, message: `imports ${target}, which stands above it` })),
    ...edgesOfCircles(kept).map((edge) => {
      const { path, line } = edges.get(edge)!
      return { path, line, message: `${edge} closes a circle of modules` }
    }),
    ...stale(upward, new Set(rising.map(({ path }) => path))),
    ...stale(circular, new Set(edges.keys())),
  ]
}

const rankOf = (path: string) => order.indexOf(path.slice(server.length).split('/')[0]!)

/** Each module is one, and so is each folder beside them that knows modules or is known by them alone. */
const beside = ['masters', 'outbox', 'guests', 'audit', 'operations']
const moduleOf = (path: string) => {
  const [folder, below, file] = path.slice(server.length).split('/')
  if (!path.startsWith(server) || !below) return undefined
  if (folder === 'modules') return file && below
  return beside.includes(folder!) ? `(${folder})` : undefined
}

function importsOf(repository: Repository): Import[] {
  return programs(repository)
    .filter((path) => path.startsWith(server) && !isTest(path) && !path.includes('/tests/'))
    .flatMap((path) => {
      const text = repository.read(path)
      return ts
        .preProcessFile(text, true, true)
        .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
        .map(({ fileName, pos }) => ({
          path,
          line: lineAt(text, pos),
          target: posix.join(posix.dirname(path), fileName),
        }))
    })
}

/** Takes away, again and again, what nothing leads to or what leads nowhere; what is left goes round in circles. */
function edgesOfCircles(edges: readonly string[]): readonly string[] {
  const pairs = edges.map((edge) => edge.split(' -> ') as [string, string])
  const [begins, ends] = [new Set(pairs.map(([from]) => from)), new Set(pairs.map(([, to]) => to))]
  const left = edges.filter((_, at) => ends.has(pairs[at]![0]) && begins.has(pairs[at]![1]))
  return left.length === edges.length ? left : edgesOfCircles(left)
}

const stale = (listed: readonly string[], found: ReadonlySet<string>) =>
  listed
    .filter((row) => !found.has(row))
    .map((row) => ({
      path: 'packages/tooling/src/checks/imports/server-exceptions.ts',
      message: `${row} is no more: take the row out`,
    }))
