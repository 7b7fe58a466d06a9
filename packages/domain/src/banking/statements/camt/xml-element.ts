/** An element as any XML reader gives it: the name without its prefix, text with entities resolved. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  readonly text: string
}

/** Every element at a path of names, as `Acct/Id/IBAN`. */
export function elementsAt(from: XmlElement, path: string): XmlElement[] {
  return path
    .split('/')
    .reduce<XmlElement[]>(
      (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
      [from],
    )
}

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
