import ts from 'typescript'
import type { Routes } from './stand-ins.ts'

/** Puts `text` in the place of what stands from `start` to `end`. */
interface Edit {
  start: number
  end: number
  text: string
}

/** The source of a module as browsers get it: addresses say their paths, and the contract only what a caller sends and gets. */
export function browserSource(text: string, routes: Routes, file: string): string {
  if (isContract.test(file)) return withoutServersPart(text, file)
  return text.includes('href(') || text.includes('.access') ? withPaths(text, routes, file) : text
}

const isContract = /packages[\\/]contract[\\/]src[\\/](?!kernel)/

/** Writes the path of a page, and which of its ids are digits only, where its name was: `href('/trades/:id|id', …)`. */
function withPaths(text: string, routes: Routes, file: string): string {
  const source = parsed(text, file)
  const edits: Edit[] = []
  const isImported = source.statements.some(
    (statement) => ts.isImportDeclaration(statement) && importsOf(statement).includes('href'),
  )
  look(source)
  return edited(text, edits)

  function look(node: ts.Node): void {
    if (
      ts.isPropertyAccessExpression(node) &&
      node.name.text === 'access' &&
      ts.isPropertyAccessExpression(node.expression)
    ) {
      throw new Error(`${file} reads the guard of an endpoint, which widgets do not have.`)
    }
    if (isImported && isCallOf(node, 'href')) {
      const [name] = node.arguments
      const page = name && ts.isStringLiteral(name) ? routes[name.text] : undefined
      if (!name || !page)
        throw new Error(
          `${file} calls ${node.getText(source)}: a widget must name its page there, as it has no table to look it up in.`,
        )
      edits.push({ start: name.getStart(source), end: name.end, text: `'${[page.path, ...page.digits].join('|')}'` })
    }
    ts.forEachChild(node, look)
  }
}

const importsOf = ({ importClause }: ts.ImportDeclaration): string[] => {
  const named = importClause?.namedBindings
  return named && ts.isNamedImports(named) ? named.elements.map(({ name }) => name.text) : []
}

const serversPart = ['summary', 'access']

/** What an endpoint is for, who may call it and what it checks is the server's to know: its answer tells the caller. */
function withoutServersPart(text: string, file: string): string {
  const edits: Edit[] = []
  look(parsed(text, file))
  return edited(text, edits)

  function look(node: ts.Node): void {
    if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      node.expression.name.text === 'check'
    ) {
      const checked = node.expression.expression
      edits.push({ start: checked.end, end: node.end, text: '' })
      return look(checked)
    }
    if (isCallOf(node, 'endpoint')) return node.arguments.forEach(lookAtPart)
    ts.forEachChild(node, look)
  }
  function lookAtPart(part: ts.Expression): void {
    if (!ts.isObjectLiteralExpression(part)) return look(part)
    for (const property of part.properties) {
      const isServers = property.name && ts.isIdentifier(property.name) && serversPart.includes(property.name.text)
      if (!isServers) look(property)
      else
        edits.push({
          start: property.getFullStart(),
          end: property.end + (/^\s*,/.exec(text.slice(property.end))?.[0].length ?? 0),
          text: '',
        })
    }
  }
}

const parsed = (text: string, file: string) =>
  ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    false,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )

const isCallOf = (node: ts.Node, name: string): node is ts.CallExpression =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === name

/** The edits stand apart from each other; the last is made first, so that places before it stay where they are. */
const edited = (text: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((before, { start, end, text: put }) => before.slice(0, start) + put + before.slice(end), text)
