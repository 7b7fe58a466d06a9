import { createContext, useContext, useInsertionEffect } from 'react'
import { baseStyles } from './base-styles.ts'

/** Where the styles of the controls below go: the document, or the shadow root of an element. */
export type StyleRootNode = Document | ShadowRoot

/** Set by the element factory to its shadow root; without a provider the document is meant. */
export const StyleRoot = createContext<StyleRootNode | null>(null)

/** A sheet belongs to the document it was made in: another one refuses it. */
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>()
const adopted = new WeakMap<StyleRootNode, { by: Document; texts: Set<string> }>()

const documentOf = (root: StyleRootNode): Document => root.ownerDocument ?? (root as Document)

function sheetOf(css: string, page: Document): CSSStyleSheet {
  let made = sheets.get(page)
  if (!made) sheets.set(page, (made = new Map()))
  let sheet = made.get(css)
  if (!sheet) {
    sheet = new (page.defaultView ?? globalThis).CSSStyleSheet()
    sheet.replaceSync(css)
    made.set(css, sheet)
  }
  return sheet
}

/** Adopts the sheets of these texts into the root, each once; the base first, as it sets the order of the layers. */
export function adoptStyles(root: StyleRootNode, ...texts: readonly string[]): void {
  if (!root.adoptedStyleSheets) return
  const page = documentOf(root)
  const known = adopted.get(root) ?? { by: page, texts: new Set() }
  adopted.set(root, known)
  const fresh = new Set([...baseStyles, ...texts].filter((css) => !known.texts.has(css)))
  for (const css of fresh) known.texts.add(css)
  if (fresh.size) root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...[...fresh].map((css) => sheetOf(css, page))]
}

/** Dresses a root anew that was moved into another document, which takes every adopted sheet from it. */
export function adoptStylesAgain(root: StyleRootNode): void {
  const known = adopted.get(root)
  if (!known || known.by === documentOf(root)) return
  adopted.delete(root)
  root.adoptedStyleSheets = []
  adoptStyles(root, ...known.texts)
}

/** Answers the nearest root, for those who need more than styles of it (`activeElement`, `getElementById`). */
export function useStyleRoot(): StyleRootNode {
  return useContext(StyleRoot) ?? document
}

/** Puts the text of a sibling `.css` (imported with `?inline`) into the nearest root, before the first paint. */
export function useStyles(css: string): void {
  const root = useContext(StyleRoot)
  useInsertionEffect(() => adoptStyles(root ?? document, css), [root, css])
}
