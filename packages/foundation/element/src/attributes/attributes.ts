/** How a property comes to a component: parsed from its attribute, or (`property`) set by script only. */
export type PropKind = 'string' | 'number' | 'boolean' | 'json' | 'property'

type AttributeKind = Exclude<PropKind, 'property'>

/** An attribute that cannot be read: says what was found, why it fails and what to write instead. */
export class AttributeError extends TypeError {
  override name = 'AttributeError'
}

/** `brandId` -> `brand-id` */
export function kebabCase(name: string): string {
  return name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** Answers attribute name -> property name; properties of kind `property` have no attribute. */
export function attributeNames(kinds: Readonly<Record<string, PropKind>>): Map<string, string> {
  const named = Object.entries(kinds).filter(([, kind]) => kind !== 'property')
  return new Map(named.map(([name]) => [kebabCase(name), name]))
}

// Rails writes open="open" for a true attribute, and HTML writes a bare `open`: presence is what counts.
const saysNo = new Set(['false', '0', 'no', 'off'])

const readers: Record<AttributeKind, (text: string) => unknown> = {
  string: (text) => text,
  boolean: (text) => !saysNo.has(text.toLowerCase()),
  number: (text) => {
    const value = Number(text)
    if (text.trim() === '' || Number.isNaN(value)) throw new AttributeError('not a number')
    return value
  },
  json: (text) => JSON.parse(text) as unknown,
}

/**
 * Reads one attribute value; a removed attribute (`null`) is `undefined`, so that the component's default applies.
 * Throws `AttributeError` for malformed numbers and JSON.
 */
export function readAttribute(attribute: string, kind: PropKind, text: string | null): unknown {
  if (text === null || kind === 'property') return undefined
  try {
    return readers[kind](text)
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    const remedy = kind === 'json' ? 'Write JSON, or set the property from script.' : 'Write digits, such as 12.'
    throw new AttributeError(`The attribute ${attribute}="${text}" was ignored: ${why}. ${remedy}`, { cause })
  }
}
