import { expect, it } from 'vitest'
import { direct } from './direct-imports.ts'

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

it('design §4 Budgets: one thing of a face does not bring its neighbours along', async () => {
  const { build } = await import('esbuild')
  const { directImports } = await import('./direct-imports.ts')
  const root = `${import.meta.dirname}/../../../..`
  const { metafile } = await build({
    entryPoints: [`${root}/packages/foundation/element/src/index.ts`],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    outdir: 'out',
    packages: 'external',
    plugins: [directImports(), { name: 'texts', setup: ({ onLoad, onResolve }) => {
      onResolve({ filter: /\?inline$/ }, ({ path }) => ({ path, namespace: 'texts' }))
      onLoad({ filter: /./, namespace: 'texts' }, () => ({ contents: '' }))
    } }],
  })
  const read = Object.keys(metafile.inputs).filter((path) => /foundation\/ui\/src\/|packages\/domain\/src\//.test(path))
  // Neither its own face, nor one whose folders have faces.
  expect(read.filter((path) => /\/(index|public-face)\.ts$/.test(path))).toEqual([])
  expect(read.some((path) => path.endsWith('style-root.ts'))).toBe(true)
  expect(read.some((path) => path.endsWith('table.tsx'))).toBe(false)
})
