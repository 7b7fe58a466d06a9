import ts from 'typescript'
import type { Finding, Repository } from '../repository.ts'
import { isSource, isTest } from '../source.ts'

const hardLimit = 350
const measured = /\.(ts|tsx|mjs|js|css)$/
const exemptKind = /\/messages\/|\.d\.ts$/

/** No file over 350 lines. Messages, SQL and the rows of tables do not count. */
export function checkSizes(repository: Repository): Finding[] {
  return repository.paths.filter((path) => isSource(path) && measured.test(path) && !exemptKind.test(path)).flatMap((path) => {
    const lines = countedLines(path, repository.read(path))
    return lines > hardLimit ? [{ path, message: `has ${lines} lines, and ${hardLimit} is the limit` }] : []
  })
}

/** The middle and the tail of file lengths, without tests: beauty as a number. */
export function shapeOf(repository: Repository): string {
  const lengths = repository.paths
    .filter((path) => isSource(path) && /\.tsx?$/.test(path) && !isTest(path) && !exemptKind.test(path))
    .map((path) => countedLines(path, repository.read(path)))
    .toSorted((one, other) => one - other)
  const at = (share: number) => lengths[Math.min(lengths.length - 1, Math.floor(lengths.length * share))] ?? 0
  return `${lengths.length} files, median ${at(0.5)} lines, p90 ${at(0.9)}, longest ${lengths.at(-1) ?? 0}`
}

function countedLines(path: string, text: string): number {
  const all = text.split('\n').length - 1
  return all > hardLimit && /\.tsx?$/.test(path) ? all - tableLines(text) : all
}

/** Lines inside top-level data: an object or array literal that holds no function body. */
function tableLines(text: string): number {
  const source = ts.createSourceFile('a.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  return source.statements.filter(ts.isVariableStatement).reduce((sum, statement) => {
    const tables = statement.declarationList.declarations.flatMap(({ initializer }) => (initializer ? [bare(initializer)] : []))
    return sum + tables.filter((node) => isLiteral(node) && !/=>\s*\{|\bfunction\b/.test(node.getText())).reduce(
      (lines, node) => lines + node.getText().split('\n').length - 1, 0)
  }, 0)
}

const isLiteral = (node: ts.Node) => ts.isObjectLiteralExpression(node) || ts.isArrayLiteralExpression(node)

function bare(node: ts.Expression): ts.Expression {
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? bare(node.expression) : node
}
