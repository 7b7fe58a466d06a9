import { reservation } from '@tsumugi/element/declaration'
import type { WidgetRow } from '../widget-row.ts'

/** Style sheet for the page's head: undefined tags take the room their widgets will need, so nothing moves. */
export function cloakCss(rows: Readonly<Record<string, WidgetRow>>): string {
  const rules = Object.entries(rows).map(
    ([tag, { reserve }]) => `${tag}:not(:defined) { display: block; ${reservation(reserve)} }`,
  )
  return `${rules.join('\n')}\n`
}
