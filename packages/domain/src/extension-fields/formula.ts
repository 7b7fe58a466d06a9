import { isDecimal, minus, ratio, round, sum, times, type Decimal } from '../money/decimal.ts'

/** Figures by key; null where one is empty. */
export type FormulaFacts = Readonly<Record<string, Decimal | null | undefined>>

type Node =
  | { readonly figure: Decimal }
  | { readonly key: string }
  | { readonly sign: '+' | '-' | '*' | '/'; readonly left: Node; readonly right: Node }

/** Places kept of a quotient and of the result. */
const places = 4

/** `(unit_cost + 120) * 1.1 / quantity`: figures, keys, + − * / and brackets. Null where it cannot be read. */
export function readFormula(text: string): Node | null {
  const tokens = text.normalize('NFKC').match(/\d+(?:\.\d+)?|[a-zA-Z_][\w.]*|[-+*/()]|\S/g) ?? []
  let at = 0
  try {
    const node = added()
    return at === tokens.length ? node : null
  } catch {
    return null
  }
  function added(): Node {
    let node = multiplied()
    for (let sign = tokens[at]; sign === '+' || sign === '-'; sign = tokens[at]) {
      at += 1
      node = { sign, left: node, right: multiplied() }
    }
    return node
  }
  function multiplied(): Node {
    let node = single()
    for (let sign = tokens[at]; sign === '*' || sign === '/'; sign = tokens[at]) {
      at += 1
      node = { sign, left: node, right: single() }
    }
    return node
  }
  function single(): Node {
    const token = tokens[at++] ?? ''
    if (token === '-') return { sign: '-', left: { figure: '0' }, right: single() }
    if (token === '(') {
      const node = added()
      if (tokens[at++] !== ')') throw new SyntaxError('A bracket stays open.')
      return node
    }
    if (isDecimal(token)) return { figure: token }
    if (/^[a-zA-Z_]/.test(token)) return { key: token }
    throw new SyntaxError(`'${token}' has no place here.`)
  }
}

/** Keys a formula asks for, each once. */
export function formulaKeys(node: Node): string[] {
  if ('key' in node) return [node.key]
  return 'figure' in node ? [] : [...new Set([...formulaKeys(node.left), ...formulaKeys(node.right)])]
}

/** The figure, to four places without zeros at the end; null where a fact is missing or something is divided by 0. */
export function formulaValue(node: Node, facts: FormulaFacts): Decimal | null {
  const value = valueOf(node)
  return value === null ? null : round(value, places).replace(/\.0+$|(\.\d*?)0+$/, '$1')

  function valueOf(part: Node): Decimal | null {
    if ('figure' in part) return part.figure
    if ('key' in part) return facts[part.key] ?? null
    const [left, right] = [valueOf(part.left), valueOf(part.right)]
    if (left === null || right === null) return null
    if (part.sign === '+') return sum([left, right])
    if (part.sign === '-') return minus(left, right)
    return part.sign === '*' ? times(left, right) : ratio(left, right, places + 4)
  }
}
