import { expect, it } from 'vitest'
import { fileName, widgetTags } from '../../../sdk/src/widget-tags.ts'
import { weigh, weightTable } from './budgets.ts'
import { componentFiles } from './chunk-graph.ts'

type Outputs = Parameters<typeof weigh>[0]['outputs']

function output(
  from: Record<string, number>,
  imports: [string, 'import-statement' | 'dynamic-import'][] = [],
  entryPoint = '',
) {
  return {
    bytes: 0,
    exports: [],
    entryPoint,
    imports: imports.map(([path, kind]) => ({ path, kind })),
    inputs: Object.fromEntries(Object.entries(from).map(([path, bytesInOutput]) => [path, { bytesInOutput }])),
  }
}

const components = Object.fromEntries(
  widgetTags.map((tag) => {
    const entry = componentFiles().get(tag)!
    return [
      `out/chunks/${fileName(tag)}.js`,
      output({ [entry]: 1 }, [['out/chunks/table.js', 'import-statement']], entry),
    ]
  }),
)
const elements = Object.fromEntries(
  widgetTags.map((tag) => [
    `out/elements/${fileName(tag)}.js`,
    output({}, [['out/chunks/shared.js', 'import-statement']]),
  ]),
)
const outputs: Outputs = {
  'out/loader.js': output({}),
  'out/chunks/shared.js': output(
    { 'node_modules/react/a.js': 300, 'packages/foundation/ui/src/a.ts': 100 },
    widgetTags.map((tag) => [`out/chunks/${fileName(tag)}.js`, 'dynamic-import']),
  ),
  'out/chunks/table.js': output({ 'packages/foundation/ui/src/table.ts': 10 }),
  'out/chunks/ja.js': output({ 'packages/features/x/src/messages/ja.ts': 10 }),
  'out/chunks/later.js': output({ 'packages/features/x/src/dialog.tsx': 10 }),
  ...components,
  ...elements,
}
const sizes = new Map(Object.keys(outputs).map((path) => [path, path.includes('shared') ? 40 : 2]))
const found = new Map(weigh({ outputs }, sizes, 'out').map(({ what, weighs }) => [what, weighs]))

it('splits what all widgets share by where it comes from', () => {
  expect(found.get('libraries')).toBe(30)
  expect(found.get('controls')).toBe(10 + 2)
})

it('gives a widget what it alone needs at once, and weighs messages and late parts apart', () => {
  expect(found.get('tsumugi-md-map')).toBe(2)
  expect(found.get('messages of x in ja')).toBe(2)
  expect(found.get('loaded only when asked for')).toBe(2)
})

it('adds up what a page with header, menu and ribbon loads', () => {
  // The loader defines the elements: their own files are not loaded.
  const [loader, runtime, tables, components] = [2, 40, 2, 3 * 2] as const
  expect(found.get('a legacy page in all')).toBe(loader + runtime + tables + components)
})

it('says by how much a budget is exceeded', () => {
  expect(weightTable([{ what: 'loader', weighs: 1.5, budget: 1 }])).toContain('1.50 of   1 KiB  over by 0.50')
})
