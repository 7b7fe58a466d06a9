import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { generatedFiles } from './generate.ts'
import * as faces from '../index.ts'
import { fileName, widgetTags } from '../widget-tags.ts'
import { widgets } from '../widgets.ts'

const generated = generatedFiles(readFileSync('packages/foundation/ui/src/styles/tokens.css', 'utf8'))

it.each(Object.entries(generated))('%s follows from the table (npm run generate)', (path, text) => {
  expect(readFileSync(path, 'utf8')).toBe(text)
})

it('has one row and one element file per tag', () => {
  expect(Object.keys(widgets)).toEqual([...widgetTags])
  for (const tag of widgetTags) {
    expect(readFileSync(`packages/sdk/src/elements/${fileName(tag)}.ts`, 'utf8')).toContain(`defineWidget('${tag}')`)
  }
})

it('names every React export as its row does', () => {
  const source = readFileSync('packages/sdk/src/react/react.ts', 'utf8').replaceAll(/=\s+/g, '= ')
  for (const [tag, { name }] of Object.entries(widgets)) {
    expect(source).toContain(`export const ${name} = reactWidget<PropsOf<Widgets['${tag}']>>('${tag}')`)
  }
})

it('exports what its types declare: every React component, and the definition of elements', () => {
  const declared = Object.values(widgets).map(({ name }) => name)
  expect(Object.keys(faces).toSorted()).toEqual([...declared, 'defineWidget', 'widgetTags'].toSorted())
})

it('describes attributes in kebab-case and events with what may be prevented', () => {
  const manifest = generated['packages/sdk/generated/custom-elements.json']!
  expect(manifest).toContain('"name": "brand-id"')
  expect(manifest).toContain('"name": "tsumugi-load-error"')
})

/** What schema 1.0.0 of custom-elements.json demands of the kinds we write; what it leaves open may be missing. */
const text = z.string().check(z.minLength(1))
const typed = z.strictObject({ text })
const described = { name: text, description: text }
const manifestSchema = z.strictObject({
  schemaVersion: z.literal('1.0.0'),
  modules: z.array(
    z.strictObject({
      kind: z.literal('javascript-module'),
      path: text,
      exports: z.array(
        z.strictObject({
          kind: z.literal('custom-element-definition'),
          name: text,
          declaration: z.strictObject({ name: text }),
        }),
      ),
      declarations: z.array(
        z.strictObject({
          ...described,
          kind: z.literal('class'),
          customElement: z.literal(true),
          tagName: z.string().check(z.regex(/^[a-z]+(-[a-z]+)+$/)),
          attributes: z.array(z.strictObject({ ...described, fieldName: text, type: typed })),
          members: z.array(
            z.union([
              z.strictObject({ ...described, kind: z.literal('field'), type: typed }),
              z.strictObject({ ...described, kind: z.literal('method') }),
            ]),
          ),
          events: z.array(z.strictObject({ ...described, type: typed })),
          cssParts: z.array(z.strictObject(described)),
          cssProperties: z.array(z.strictObject({ name: z.string().check(z.regex(/^--tsumugi-/)), default: text })),
          cssStates: z.array(z.strictObject({ name: text })),
        }),
      ),
    }),
  ),
})

it('the manifest is valid: its schema, and what it names is there', () => {
  const { modules } = manifestSchema.parse(JSON.parse(generated['packages/sdk/generated/custom-elements.json']!))
  expect(modules.map(({ path }) => path)).toEqual(widgetTags.map((tag) => `elements/${fileName(tag)}.js`))
  for (const { exports, declarations } of modules) {
    expect(exports.map(({ name, declaration }) => [name, declaration.name])).toEqual(
      declarations.map(({ tagName, name }) => [tagName, name]),
    )
    for (const { attributes, members } of declarations) {
      const fields = members.filter(({ kind }) => kind === 'field').map(({ name }) => name)
      expect(fields).toEqual(expect.arrayContaining(attributes.map(({ fieldName }) => fieldName)))
      expect(new Set(fields).size).toBe(fields.length)
    }
  }
})
