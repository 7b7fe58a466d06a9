import { contract } from '@tsumugi/contract'
import { build } from 'esbuild'
import { expect, it } from 'vitest'
import {
  array,
  enum as oneOf,
  nullable,
  number,
  object,
  optional,
  record,
  string,
  type Shape,
} from './schema-shapes.ts'

/** The contract as a page of others gets it: over the shapes instead of the schemas. */
async function slimContract(): Promise<Record<string, unknown>> {
  const { outputFiles } = await build({
    stdin: { contents: "export { contract } from '@tsumugi/contract'", resolveDir: 'packages/sdk' },
    alias: { 'zod/mini': `${process.cwd()}/packages/sdk/src/stand-ins/schema-shapes.ts` },
    logOverride: { 'import-is-undefined': 'error' },
    bundle: true,
    format: 'esm',
    write: false,
  })
  const url = `data:text/javascript;base64,${Buffer.from(outputFiles[0]!.contents).toString('base64')}`
  return ((await import(/* @vite-ignore */ url)) as { contract: Record<string, unknown> }).contract
}

/** Endpoints with each schema reduced to the names of its fields, as deep as they go. */
function namesIn(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return typeof value
  if ('_zod' in value) return fieldsOf(value as Shape)
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, namesIn(part)]))
}

function fieldsOf({ _zod: { def } }: Shape): unknown {
  const inner = def.innerType ?? def.in
  if (inner) return fieldsOf(inner)
  if (def.type === 'array') return [fieldsOf(def.element!)]
  if (def.type === 'record') return { '*': fieldsOf(def.valueType!) }
  if (def.type === 'union') return def.options!.map(fieldsOf)
  if (def.type !== 'object') return 'value'
  return Object.fromEntries(Object.entries(def.shape!).map(([key, part]) => [key, fieldsOf(part)]))
}

/** One line for each field, so that a difference names it. */
function linesOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [`${path}: ${String(value)}`]
  return Object.entries(value).flatMap(([key, part]) => linesOf(part, `${path}/${key}`))
}

it('gives every endpoint of the contract the same fields as the schemas do', async () => {
  const slim = namesIn(await slimContract())
  expect(JSON.stringify(slim).length).toBeGreaterThan(1000)
  expect(linesOf(slim)).toEqual(linesOf(namesIn(contract)))
})

it('tells whether a stored value still fits', () => {
  const stored = object({
    id: number(),
    name: nullable(string()),
    kind: optional(oneOf(['brand'])),
    tags: array(string()),
  })
  expect(stored.safeParse({ id: 1, name: null, tags: [] }).success).toBe(true)
  expect(stored.safeParse({ id: 1, name: 2, tags: [] }).success).toBe(false)
  expect(stored.safeParse({ id: 1, name: 'a', kind: 'x', tags: [] }).success).toBe(false)
  expect(stored.safeParse(null).success).toBe(false)
  expect(record(string(), number()).safeParse({ a: 'b' }).success).toBe(false)
})
