import { createContext, useContext, useInsertionEffect } from 'react'
import { baseStyles } from './base-styles.ts'

/** Where the styles of the controls below go: the document, or the shadow root of an element. */
export type StyleRootNode = Document | ShadowRoot

/** Set by the element factory to its shadow root; without a provider the document is meant. */
export const StyleRoot = createContext<StyleRootNode | null>(null)

const sheets = new Map<string, CSSStyleSheet>()
const adopted = new WeakMap<StyleRootNode, Set<string>>()

function sheetOf(css: string): CSSStyleSheet {
  let sheet = sheets.get(css)
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    sheets.set(css, sheet)
  }
  return sheet
}

/** Adopts the sheets of these texts into the root, each once; the base first, as it sets the order of the layers. */
export function adoptStyles(root: StyleRootNode, ...texts: readonly string[]): void {
  if (!root.adoptedStyleSheets) return
  let known = adopted.get(root)
  if (!known) adopted.set(root, (known = new Set()))
  const fresh: CSSStyleSheet[] = []
  for (const css of [...baseStyles, ...texts]) {
    if (known.has(css)) continue
    known.add(css)
    fresh.push(sheetOf(css))
  }
  if (fresh.length) root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...fresh]
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
