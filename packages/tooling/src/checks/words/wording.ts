import ts from 'typescript'
import type { Finding, Repository } from '../../repository.ts'
import { isTest, programs } from '../../source.ts'

const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const letters = /\p{L}{2,}/u
const spoken = new Set([
  'title',
  'placeholder',
  'alt',
  'label',
  'aria-label',
  'aria-description',
  'hint',
  'description',
])
/** Where other languages belong: messages, demo data, and what is never shipped. */
const speaks = /\/messages\/|\/demo\/|\.?seed\.ts$|^packages\/(tooling|dev-env)\/|^(examples|tests)\//

/** What people read comes from messages: no Japanese or Chinese in programs, no words in JSX. */
export function checkWording(repository: Repository): Finding[] {
  return programs(repository)
    .filter((path) => !speaks.test(path) && !isTest(path))
    .flatMap((path) => {
      const source = ts.createSourceFile(path, repository.read(path), ts.ScriptTarget.Latest, true)
      const findings: Finding[] = []
      const visit = (node: ts.Node): void => {
        if (isInThreeLanguages(node)) return
        const words = isReadByPeople(node)
        if (words)
          findings.push({
            path,
            line: lineOf(source, node),
            message: `${words.trim().slice(0, 40)}: move the words into messages`,
          })
        else ts.forEachChild(node, visit)
      }
      visit(source)
      return findings
    })
}

const lineOf = (source: ts.SourceFile, node: ts.Node) => source.getLineAndCharacterOfPosition(node.getStart()).line + 1

/** The few words a control says by itself stand beside it, once per locale: `{ ja: {…}, en: {…}, 'zh-CN': {…} }`. */
function isInThreeLanguages(node: ts.Node): boolean {
  if (!ts.isObjectLiteralExpression(node)) return false
  const keys = new Set(node.properties.map(({ name }) => name?.getText().replaceAll(/['"]/g, '')))
  return ['ja', 'en', 'zh-CN'].every((locale) => keys.has(locale))
}

function isReadByPeople(node: ts.Node): string | null {
  if (ts.isJsxText(node)) return letters.test(node.text) ? node.text : null
  if (
    ts.isJsxAttribute(node) &&
    spoken.has(node.name.getText()) &&
    node.initializer &&
    ts.isStringLiteral(node.initializer)
  )
    return letters.test(node.initializer.text) ? node.initializer.text : null
  const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)
  return isText && cjk.test(node.text) ? node.text : null
}
