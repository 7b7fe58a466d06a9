import { dirname } from 'node:path'
import ts from 'typescript'
import type { Finding, Repository } from '../../repository.ts'
import { isSource, isTest, lineAt, programs } from '../../source.ts'
import { fullFolders } from './full-folders.ts'
import { longFunctions } from './long-functions.ts'

const mostLines = 40
const mostFiles = 12
/** Folders whose files a table or a language asks for, one beside the other. */
const exemptFolder =
  /\/(messages|migrations|pictures|decisions|guides|sdk\/src\/elements|sdk\/generated\/reference)(\/|$)/

/** No function over 40 lines but those that stood when the rule came, by how many a package has of them. */
export function checkFunctions(repository: Repository, allowed = longFunctions): Finding[] {
  const starts = new Map<string, Finding[]>()
  for (const path of programs(repository).filter((each) => !isTest(each) && /\.tsx?$/.test(each))) {
    const found = longFunctionsIn(repository.read(path))
    const name = packageOf(path)
    const message = `a function of more than ${mostLines} lines: ${name} may have ${allowed[name] ?? 0} of them`
    starts.set(name, [...(starts.get(name) ?? []), ...found.map((line) => ({ path, line, message }))])
  }
  const tooMany = [...starts].filter(([name, { length }]) => length > (allowed[name] ?? 0))
  const counts = new Map([...starts].map(([name, { length }]) => [name, length]))
  return [...tooMany.flatMap(([, findings]) => findings), ...shrunk('long-functions', allowed, counts)]
}

/** No folder of more than 12 files but those that stood when the rule came, which may not grow. Tests count apart. */
export function checkFolders(repository: Repository, allowed = fullFolders): Finding[] {
  const counts = new Map<string, number>()
  for (const path of repository.paths) {
    const folder = dirname(path)
    if (!isSource(path) || exemptFolder.test(folder) || (isTest(path) && !path.startsWith('tests/'))) continue
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [
    ...[...counts]
      .filter(([folder, count]) => count > (allowed[folder] ?? mostFiles))
      .map(([path, count]) => ({ path, message: `has ${count} files: part them by noun, ${mostFiles} to a folder` })),
    ...shrunk(
      'full-folders',
      allowed,
      new Map([...counts].map(([folder, count]) => [folder, count > mostFiles ? count : 0])),
    ),
  ]
}

/** `packages/features/shell/src/a.ts` → `packages/features/shell`. */
const packageOf = (path: string) => /^(packages\/(features|foundation)\/[^/]+|packages\/[^/]+|[^/]+)/.exec(path)![0]

/** Rows of a list that promise more than there is: the list only shrinks. */
function shrunk(list: string, allowed: Readonly<Record<string, number>>, counts: ReadonlyMap<string, number>) {
  return Object.entries(allowed)
    .filter(([path, most]) => (counts.get(path) ?? 0) < most)
    .map(([path, most]) => ({
      path: `packages/tooling/src/checks/sizes/${list}.ts`,
      message: `${path} has ${counts.get(path) ?? 0} now, not ${most}; lower its row`,
    }))
}

/** The lines at which functions begin that are too long; one that only wraps another is counted once. */
function longFunctionsIn(text: string): number[] {
  if (text.split('\n').length <= mostLines) return []
  const source = ts.createSourceFile('a.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const starts: number[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const [first, last] = [lineAt(text, node.getStart()), lineAt(text, node.getEnd())]
      if (last - first + 1 > mostLines) starts.push(first)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return starts
}
