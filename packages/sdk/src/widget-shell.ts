import type { ShellOptions } from '@tsumugi/element/shell'
import { version } from '../package.json'
import { propsOf, type WidgetRow } from './widget-row.ts'
import type { WidgetTag } from './widget-tags.ts'
import { widgets } from './widgets.ts'

/** What an element of a widget knows before it draws anything. */
export function shellOf(tag: WidgetTag): ShellOptions {
  const row: WidgetRow = widgets[tag]
  const props = Object.fromEntries(propsOf(row).map(([name, { kind }]) => [name, kind]))
  return { props, reserve: row.reserve, version }
}
