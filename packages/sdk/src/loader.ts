import { defineShell } from '@tsumugi/element/shell'
import { preloads } from './preloads.ts'
import { shellOf } from './widget-shell.ts'
import { fileName, widgetTags, type WidgetTag } from './widget-tags.ts'

export { widgetTags, type WidgetTag }

const failures = new Map<string, number>()
const addressOf = (file: string) => new URL(file, import.meta.url).href

/** Defines an element at once; its script, runtime, component and words are asked for together when one first stands in a page. */
export function defineWidget(tag: WidgetTag): void {
  const load = async (element: HTMLElement) => {
    const failed = failures.get(tag) ?? 0
    if (!failed)
      preloads(tag, element.getAttribute('locale') ?? 'ja')
        .map(addressOf)
        .forEach(preload)
    try {
      // A browser may keep a failed module for good: another address asks again.
      await import(addressOf(`elements/${fileName(tag)}.js${failed ? `?retry=${failed}` : ''}`))
    } catch (error) {
      failures.set(tag, failed + 1)
      throw error
    }
  }
  defineShell(tag, shellOf(tag), load, true)
}

function preload(href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
}

widgetTags.forEach(defineWidget)
