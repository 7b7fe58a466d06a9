import { elementsAt } from '../../../xml/elements-at.ts'
import type { XmlElement } from '../../../xml/xml-element.ts'

/** The first text at any of the paths; '' where there is none. */
export function textAt(from: XmlElement, ...paths: readonly string[]): string {
  for (const path of paths) {
    const text = elementsAt(from, path)
      .map((element) => element.text.trim())
      .find((each) => each !== '')
    if (text !== undefined) return text
  }
  return ''
}
