import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { widgets } from '../../../sdk/src/widgets.ts'
import type { Report } from '../reports.ts'
import { top } from '../run-program.mjs'
import { referenceIndex, referencePage } from './reference-page.ts'

const folder = 'packages/sdk/generated/reference'
const styles = 'packages/tooling/src/reference/reference.css'

/** Names of the tokens, in the order in which the style sheet sets them. */
export function tokenNames(): string[] {
  const css = readFileSync(join(top, 'packages/foundation/ui/src/styles/tokens.css'), 'utf8')
  return [...new Set([...css.matchAll(/^\s*(--tsumugi-[\w-]+):/gm)].map(([, name]) => name!))]
}

/** A page per widget from the table of widgets, served beside the SDK. */
export const referenceFiles: readonly Report[] = [
  { path: `${folder}/index.html`, make: () => referenceIndex(widgets) },
  { path: `${folder}/reference.css`, make: () => readFileSync(join(top, styles), 'utf8') },
  ...Object.entries(widgets).map(([tag, row]): Report => ({
    path: `${folder}/${tag}.html`,
    make: () => referencePage(tag, row, tokenNames()),
  })),
]
