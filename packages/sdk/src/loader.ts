import { fileName, widgetTags } from './widget-tags.ts'

// Loaders of one major share what they have asked for: a second script tag loads nothing twice.
const page = globalThis as { [key: symbol]: Set<string> | undefined }
const asked = (page[Symbol.for('tsumugi.loader/1')] ??= new Set<string>())
const failures = new Map<string, number>()
const waiting = widgetTags.map((tag) => `${tag}:not(:defined)`).join()

function load(element: Element): void {
  const tag = element.localName
  if (asked.has(tag)) return
  asked.add(tag)
  const failed = failures.get(tag) ?? 0
  // A browser may keep a failed module for good: another address asks again.
  const again = failed ? `?retry=${failed}` : ''
  import(new URL(`elements/${fileName(tag)}.js${again}`, import.meta.url).href).catch((error: unknown) => {
    asked.delete(tag)
    failures.set(tag, failed + 1)
    const detail = { tag, error }
    const event = new CustomEvent('tsumugi-load-error', { bubbles: true, composed: true, cancelable: true, detail })
    // spec §8, Lazy asset load fails: rethrown unless prevented.
    if (element.dispatchEvent(event)) throw error
  })
}

function search(root: Element): void {
  if (root.matches(waiting)) load(root)
  root.querySelectorAll(waiting).forEach(load)
}

new MutationObserver((records) => {
  for (const { addedNodes } of records) for (const node of addedNodes) if (node instanceof Element) search(node)
}).observe(document, { childList: true, subtree: true })
search(document.documentElement)
