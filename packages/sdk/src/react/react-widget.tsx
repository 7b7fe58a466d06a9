import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
} from 'react'
import { defineWidget } from '../define-widget.ts'
import { handlerName } from './handler-name.ts'
import { eventsOf, propsOf, type WidgetRow } from '../widget-row.ts'
import type { WidgetTag } from '../widget-tags.ts'
import { widgets } from '../widgets.ts'

/** Answers the React component of a widget: the element, with properties and `on…` listeners instead of attributes. */
export function reactWidget<Props extends object>(tag: WidgetTag) {
  const row: WidgetRow = widgets[tag]
  // To React's types an unknown tag is like a section: flow content with no attributes of its own.
  const Tag = tag as 'section'
  const names = propsOf(row).map(([name]) => name)
  const events = eventsOf(row).map(([type]) => [handlerName(type), type] as const)

  defineWidget(tag)

  function Widget({ ref, ...given }: Props & WidgetAttributes): ReactNode {
    const own = useRef<HTMLElement>(null)
    const all = given as Record<string, unknown>
    // Properties and not attributes, which hold objects too and arrive even before the element is defined.
    useLayoutEffect(() => {
      for (const name of names) Object.assign(own.current!, { [name]: all[name] })
    })
    useEffect(() => {
      const listening = new AbortController()
      for (const [handler, type] of events) {
        const listener = all[handler]
        if (typeof listener !== 'function') continue
        own.current!.addEventListener(type, listener as EventListener, { signal: listening.signal })
      }
      return () => listening.abort()
    })
    const taken = new Set([...names, ...events.map(([handler]) => handler)])
    const rest = Object.fromEntries(Object.entries(all).filter(([name]) => !taken.has(name)))
    useImperativeHandle(ref, () => own.current!, [])
    return <Tag {...rest} ref={own} />
  }
  Widget.displayName = row.name
  return Widget
}

/** What a widget takes beside its own: the attributes of any element, and a ref to it. */
export interface WidgetAttributes extends Omit<HTMLAttributes<HTMLElement>, 'onError'> {
  ref?: Ref<HTMLElement>
}
