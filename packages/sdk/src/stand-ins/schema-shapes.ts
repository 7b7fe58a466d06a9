// Stands in for `zod/mini` on other people's pages, where every kilobyte counts: there, schemas only name the fields
// of a reply and tell whether a stored value still fits. The rules of their content are the server's to check.

interface Definition {
  type: string
  shape?: Record<string, Shape>
  element?: Shape
  innerType?: Shape
  valueType?: Shape
  options?: readonly Shape[]
  in?: Shape
}

type Parsed = { success: true; data: unknown } | { success: false }

export interface Shape {
  _zod: { def: Definition }
  check(...rules: unknown[]): Shape
  safeParse(value: unknown): Parsed
}

function shape(def: Definition, fits: (value: unknown) => boolean): Shape {
  const own: Shape = {
    _zod: { def },
    check: () => own,
    safeParse: (value) => (fits(value) ? { success: true, data: value } : { success: false }),
  }
  return own
}

const fitsIn = (part: Shape, value: unknown) => part.safeParse(value).success
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const ofType = (type: 'string' | 'number' | 'boolean') => () => shape({ type }, (value) => typeof value === type)

export const string = ofType('string')
export const number = ofType('number')
export const boolean = ofType('boolean')
export const int = number
export const url = string
export const uuid = string
export const iso = { date: string, datetime: string }
export const coerce = { number }
export const unknown = () => shape({ type: 'unknown' }, () => true)
export const file = () => shape({ type: 'file' }, (value) => value instanceof Blob)
const isNull = () => shape({ type: 'null' }, (value) => value === null)
const oneOf = (words: readonly unknown[]) => shape({ type: 'enum' }, (value) => words.includes(value))
export const literal = (word: unknown) => shape({ type: 'literal' }, (value) => value === word)
export { isNull as null, oneOf as enum }

export function object(parts: Record<string, Shape>): Shape {
  const fits = (value: unknown) =>
    isRecord(value) && Object.entries(parts).every(([key, part]) => fitsIn(part, value[key]))
  return shape({ type: 'object', shape: parts }, fits)
}

export function extend(known: Shape, parts: Record<string, Shape>): Shape {
  return object({ ...known._zod.def.shape, ...parts })
}

export function partial(known: Shape): Shape {
  const parts = Object.entries(known._zod.def.shape ?? {}).map(([key, part]) => [key, optional(part)] as const)
  return object(Object.fromEntries(parts))
}

export function pick(known: Shape, names: Readonly<Record<string, true>>): Shape {
  const parts = Object.entries(known._zod.def.shape ?? {}).filter(([key]) => key in names)
  return object(Object.fromEntries(parts))
}

export function array(element: Shape): Shape {
  return shape(
    { type: 'array', element },
    (value) => Array.isArray(value) && value.every((item) => fitsIn(element, item)),
  )
}

export function record(_keys: Shape, valueType: Shape): Shape {
  const fits = (value: unknown) => isRecord(value) && Object.values(value).every((item) => fitsIn(valueType, item))
  return shape({ type: 'record', valueType }, fits)
}

export function union(options: readonly Shape[]): Shape {
  return shape({ type: 'union', options }, (value) => options.some((option) => fitsIn(option, value)))
}

export function nullable(innerType: Shape): Shape {
  return shape({ type: 'nullable', innerType }, (value) => value === null || fitsIn(innerType, value))
}

export function optional(innerType: Shape): Shape {
  return shape({ type: 'optional', innerType }, (value) => value === undefined || fitsIn(innerType, value))
}

export const _default = optional

export function pipe(first: Shape): Shape {
  return shape({ type: 'pipe', in: first }, (value) => fitsIn(first, value))
}

const rule = () => undefined
export const config = rule
export const transform = rule
export const trim = rule
export const toLowerCase = rule
export const minLength = rule
export const maxLength = rule
export const minimum = rule
export const maximum = rule
export const positive = rule
export const nonnegative = rule
export const multipleOf = rule
export const regex = rule
export const refine = rule
export const check = rule
export const normalize = rule
