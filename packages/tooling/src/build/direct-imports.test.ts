import { expect, it } from 'vitest'
import { direct, withoutScreens } from './direct-imports.ts'

const face = new Map([
  ['Button', { from: '/ui/button.tsx', name: 'Button' }],
  ['Shirt', { from: 'lucide-react/icons/shirt', name: 'default' }],
])

it('names the module behind each name of a public face, and leaves types and what the face makes itself', () => {
  expect(direct(face, 'import', ' Button, type ButtonProps, Shirt as Top, widgets ', '@tsumugi/ui')).toBe(
    "import { Button as Button } from '/ui/button.tsx';" +
      "import { default as Top } from 'lucide-react/icons/shirt';" +
      "import { widgets as widgets } from '@tsumugi/ui'",
  )
})

it.each([
  ['one line', ' '],
  ['several lines', '\n  '],
])('screens are no part of a widget, written on %s', (_, gap) => {
  const load = (file: string) => `() =>${gap}import('./${file}.tsx').then((m) => ({ default: m.${file} }))`
  const face = [
    `import { orders } from './orders.tsx'`,
    `const guest = ${load('guest')}`,
    `export const DefaultLayout = ${load('layout')}`,
    `export const screens = {\n  home: ${load('home')},\n  door: () => guest(),\n  orders: orders.list,\n}`,
    `export const definitions = {\n  colours: ${load('colours')},\n}`,
    `export const widgets = {\n  order: ${load('order')},\n}`,
  ].join('\n\n')
  const left = withoutScreens(face)
  expect([...left.matchAll(/'\.\/(\w+)\.tsx'/g)].map(([, file]) => file)).toEqual(['order'])
})

it('design §4 Budgets: one thing of a face does not bring its neighbours along', async () => {
  const { build } = await import('esbuild')
  const { directImports } = await import('./direct-imports.ts')
  const root = `${import.meta.dirname}/../../../..`
  const { metafile } = await build({
    entryPoints: ['element', 'session'].map((name) => `${root}/packages/foundation/${name}/src/index.ts`),
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    outdir: 'out',
    packages: 'external',
    plugins: [
      directImports(),
      {
        name: 'texts',
        setup: ({ onLoad, onResolve }) => {
          onResolve({ filter: /\?inline$/ }, ({ path }) => ({ path, namespace: 'texts' }))
          onLoad({ filter: /./, namespace: 'texts' }, () => ({ contents: '' }))
        },
      },
    ],
  })
  const read = Object.keys(metafile.inputs).filter((path) => /foundation\/ui\/src\/|packages\/domain\/src\//.test(path))
  // The face of the domain hands on those of its folders: what is left as the package's name was not seen through.
  expect(read.some((path) => path.includes('packages/domain/src/'))).toBe(true)
  expect(read.some((path) => path.endsWith('public-face.ts'))).toBe(false)
  expect(read.some((path) => path.endsWith('style-root.ts'))).toBe(true)
  expect(read.some((path) => path.endsWith('table.tsx'))).toBe(false)
})
