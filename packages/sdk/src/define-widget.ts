import { defineShell } from '@tsumugi/element/shell'
import { shellOf } from './widget-shell.ts'
import type { WidgetTag } from './widget-tags.ts'

/** Defines the element of a widget at once; what it draws is loaded when one first stands in a page. */
export function defineWidget(tag: WidgetTag): void {
  defineShell(tag, shellOf(tag), async () => (await import('./widget-body.ts')).bodyOf(tag))
}
