import { defineShell } from '@tsumugi/element/shell'
import { bodyFile, preloads } from './preloads.ts'
import type { bodyOf } from './widget-body.ts'
import { shellOf } from './widget-shell.ts'
import { widgetTags, type WidgetTag } from './widget-tags.ts'

interface Body {
  bodyOf: typeof bodyOf
}

export { widgetTags, type WidgetTag }

const failures = new Map<string, number>()
const addressOf = (file: string) => new URL(file, import.meta.url).href

/** Defines an element at once; its runtime, component and words are asked for together when one first stands in a page. */
export function defineWidget(tag: WidgetTag): void {
  const load = async (element: HTMLElement) => {
    const failed = failures.get(tag) ?? 0
    if (!failed)
      preloads(tag, element.getAttribute('locale') ?? 'ja')
        .map(addressOf)
        .forEach(preload)
    try {
      // A browser may keep a failed module for good: another address asks again.
      const body = (await import(addressOf(`${bodyFile(tag)}${failed ? `?retry=${failed}` : ''}`))) as Body
      return await body.bodyOf(tag)
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
