/**
 * One element of a file. `name` carries the usual prefix (`cbc:ID`) whatever prefix the sender chose; `text` is what
 * stands directly in it. `line` and `column` count from 1, and are null in a document that was never read from a file.
 */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: XmlElement[]
  readonly line: number | null
  readonly column: number | null
  text: string
  parent: XmlElement | null
  /** The how-manieth of its name among its siblings, from 1. */
  ordinal: number
  /** How many children there are of each name. */
  counts: ReadonlyMap<string, number>
}

/** Most elements are leaves, and a large file has a million of them. */
const none: ReadonlyMap<string, number> = new Map()

type Given = Partial<Pick<XmlElement, 'attributes' | 'text' | 'line' | 'column'>>

export function xmlElement(name: string, { attributes = {}, text = '', line = null, column = null }: Given = {}) {
  const element: XmlElement = {
    name,
    attributes,
    text,
    line,
    column,
    children: [],
    parent: null,
    ordinal: 1,
    counts: none,
  }
  return element
}

/** Puts a child at the end. */
export function append(parent: XmlElement, child: XmlElement): XmlElement {
  const counts: Map<string, number> = parent.counts === none ? new Map() : (parent.counts as Map<string, number>)
  const ordinal = (counts.get(child.name) ?? 0) + 1
  parent.counts = counts.set(child.name, ordinal)
  child.parent = parent
  child.ordinal = ordinal
  parent.children.push(child)
  return child
}

/** `/Invoice/cac:InvoiceLine[2]/cbc:ID`: a number stands only where there are several. */
export function pathOf(element: XmlElement): string {
  const { parent } = element
  if (!parent) return `/${element.name}`
  const several = (parent.counts.get(element.name) ?? 1) > 1
  return `${pathOf(parent)}/${element.name}${several ? `[${element.ordinal}]` : ''}`
}
