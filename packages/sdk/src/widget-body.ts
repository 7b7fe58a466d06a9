import { elementClass, type Load } from '@tsumugi/element'
import { widgetComponents } from './widget-components.ts'
import { WidgetFrame } from './widget-frame.tsx'
import type { WidgetRow } from './widget-row.ts'
import { shellOf } from './widget-shell.ts'
import type { WidgetTag } from './widget-tags.ts'
import { widgets } from './widgets.ts'

/**
 * The class of the whole element, once its component is here: nothing flickers. When the component does not load, the
 * element comes all the same and offers the retry itself.
 */
export async function bodyOf(tag: WidgetTag): Promise<new () => HTMLElement> {
  const { events, mode }: WidgetRow = widgets[tag]
  const options = { ...shellOf(tag), events, frame: WidgetFrame, ...(mode ? { mode } : {}) }
  const load: Load<object> = widgetComponents[tag]
  try {
    const { default: component } = await load()
    return elementClass({ ...options, component } as never)
  } catch {
    return elementClass({ ...options, load } as never)
  }
}
