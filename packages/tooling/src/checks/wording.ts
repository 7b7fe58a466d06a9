import ts from 'typescript'
import type { Finding, Repository } from '../repository.ts'
import { isTest, lineAt, programs, withoutComments } from '../source.ts'

const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const letters = /\p{L}{2,}/u
const spoken = new Set(['title', 'placeholder', 'alt', 'label', 'aria-label', 'aria-description', 'hint', 'description'])
/** Where other languages belong: messages, demo data, and what is never shipped. */
const speaks = /\/messages\/|\/demo\/|\.?seed\.ts$|^packages\/(tooling|dev-env)\/|^(examples|tests)\//

/** What people read comes from messages: no Japanese or Chinese in programs, no words in JSX. */
export function checkWording(repository: Repository): Finding[] {
  return programs(repository).filter((path) => !speaks.test(path) && !isTest(path)).flatMap((path) => {
    const text = repository.read(path)
    return [...foreignLines(path, withoutComments(text)), ...(path.endsWith('.tsx') ? wordsInJsx(path, text) : [])]
  })
}

function foreignLines(path: string, text: string): Finding[] {
  return text.split('\n').flatMap((content, index) =>
    cjk.test(content) ? [{ path, line: index + 1, message: `${content.trim().slice(0, 40)}: move the words into messages` }] : [],
  )
}

function wordsInJsx(path: string, text: string): Finding[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const findings: Finding[] = []
  const visit = (node: ts.Node): void => {
    const words = wordsOf(node)
    if (words && letters.test(words) && !cjk.test(words))
      findings.push({ path, line: lineAt(text, node.getStart()), message: `${words.trim().slice(0, 40)}: move the words into messages` })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return findings
}

function wordsOf(node: ts.Node): string | null {
  if (ts.isJsxText(node)) return node.text
  if (!ts.isJsxAttribute(node) || !spoken.has(node.name.getText())) return null
  return node.initializer && ts.isStringLiteral(node.initializer) ? node.initializer.text : null
}
