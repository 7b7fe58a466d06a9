import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { generatedFiles } from './generate.ts'
import { fileName, widgetTags } from './widget-tags.ts'
import { widgets } from './widgets.ts'

it.each(Object.entries(generatedFiles()))('%s follows from the table (npm run generate)', (path, text) => {
  expect(readFileSync(path, 'utf8')).toBe(text)
})

it('has one row and one element file per tag', () => {
  expect(Object.keys(widgets)).toEqual([...widgetTags])
  for (const tag of widgetTags) {
    expect(readFileSync(`packages/sdk/src/elements/${fileName(tag)}.ts`, 'utf8')).toContain(`defineWidget('${tag}')`)
  }
})

it('names every React export as its row does', () => {
  const source = readFileSync('packages/sdk/src/react.ts', 'utf8')
  for (const [tag, { name }] of Object.entries(widgets)) {
    expect(source).toContain(`export const ${name} = reactWidget<PropsOf<Widgets['${tag}']>>('${tag}')`)
  }
})

it('describes attributes in kebab-case and events with what may be prevented', () => {
  const manifest = generatedFiles()['packages/sdk/generated/custom-elements.json']!
  expect(manifest).toContain('"name": "brand-id"')
  expect(manifest).toContain('"name": "tsumugi-load-error"')
})
