import { defineElement, type Load } from '@tsumugi/element'
import { WidgetFrame } from './widget-frame.tsx'
import { propsOf, type WidgetRow } from './widget-row.ts'
import { widgetComponents } from './widget-components.ts'
import type { WidgetTag } from './widget-tags.ts'
import { widgets } from './widgets.ts'
import { version } from '../package.json'

/**
 * Defines the element of a widget, once its component is here: nothing flickers, and the page's cloak keeps the room.
 * When the component does not load, the element is defined all the same and offers the retry itself.
 */
export async function defineWidget(tag: WidgetTag): Promise<void> {
  const row: WidgetRow = widgets[tag]
  const options = {
    props: Object.fromEntries(propsOf(row).map(([name, { kind }]) => [name, kind])),
    events: row.events,
    reserve: row.reserve,
    mode: row.mode,
    frame: WidgetFrame,
    version,
  }
  const load: Load<object> = widgetComponents[tag]
  try {
    const { default: component } = await load()
    defineElement(tag, { ...options, component })
  } catch {
    defineElement(tag, { ...options, load })
  }
}
