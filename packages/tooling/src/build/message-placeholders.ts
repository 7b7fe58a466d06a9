import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'

/** The names a message is filled with, placeholders and tags, e.g. `count` and `<b>`; sorted. */
export function placeholdersOf(message: string): string[] {
  const names = new Set<string>()
  collect(parse(message), names)
  return [...names].toSorted()
}

function collect(elements: readonly MessageFormatElement[], names: Set<string>): void {
  for (const element of elements) {
    if ('children' in element) {
      names.add(`<${element.value}>`)
      collect(element.children, names)
    } else if ('options' in element) {
      names.add(element.value)
      for (const option of Object.values(element.options)) collect(option.value, names)
    } else if (element.type === 1 || element.type === 2 || element.type === 3 || element.type === 4) {
      names.add(element.value)
    }
  }
}
