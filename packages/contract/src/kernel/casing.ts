import type { Schema } from './endpoint.ts'

type Def = {
  type: string
  shape?: Record<string, Schema>
  element?: Schema
  innerType?: Schema
  valueType?: Schema
  options?: Schema[]
  in?: Schema
}

export const snake = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
export const camel = (key: string): string => key.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

const defOf = (schema: Schema): Def => schema._zod.def as unknown as Def

/** Sees through optional, nullable, default and pipe to what the value is. */
function core(schema: Schema): Def {
  const def = defOf(schema)
  const inner = def.innerType ?? def.in
  return inner ? core(inner) : def
}

function shapeOf(def: Def): Record<string, Schema> | undefined {
  if (def.type === 'object') return def.shape
  if (def.type !== 'union') return undefined
  const shapes = (def.options ?? []).map((option) => shapeOf(core(option))).filter((shape) => shape !== undefined)
  return shapes.length ? Object.assign({}, ...shapes) : undefined
}

/**
 * Renames keys as the schema names them; keys that users define (records) and values of unknown shape stay as they are.
 * A key the schema does not know is left out, as validation would.
 */
function rename(schema: Schema, value: unknown, from: (key: string) => string, to: (key: string) => string): unknown {
  if (value === null || typeof value !== 'object' || value instanceof Blob) return value
  const def = core(schema)
  if (Array.isArray(value)) return def.element ? value.map((item) => rename(def.element!, item, from, to)) : value
  const record = value as Record<string, unknown>
  if (def.type === 'record' && def.valueType) {
    return Object.fromEntries(
      Object.entries(record).map(([key, item]) => [key, rename(def.valueType!, item, from, to)]),
    )
  }
  const shape = shapeOf(def)
  if (!shape) return value
  const renamed: Record<string, unknown> = {}
  for (const [key, part] of Object.entries(shape)) {
    const item = record[from(key)]
    if (item !== undefined) renamed[to(key)] = rename(part, item, from, to)
  }
  return renamed
}

const same = (key: string) => key

/** camelCase code to the snake_case wire (spec §7). */
export const toWire = (schema: Schema, value: unknown): unknown => rename(schema, value, same, snake)
/** The snake_case wire to camelCase code (spec §7). */
export const fromWire = (schema: Schema, value: unknown): unknown => rename(schema, value, snake, same)
