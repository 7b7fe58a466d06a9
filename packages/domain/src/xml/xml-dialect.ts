/** What files of one kind may hold, and how their elements are called. */
export interface XmlDialect {
  readonly limits: XmlLimits
  /** The name of an element from the address of its namespace and what stands after its prefix. */
  nameOf(uri: string, local: string): string
}

export interface XmlLimits {
  readonly characters: number
  readonly depth: number
  readonly elements: number
}
