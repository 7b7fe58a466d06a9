import { copyFile, cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { minify } from 'vite'
import { takeMetafile } from './budgets.ts'

const generated = 'packages/sdk/generated'

/** Builds the loader, which shares nothing with the elements, and puts the cloak and the reference pages beside it: one folder is the whole CDN. */
export async function finishCdn(outDir: string): Promise<void> {
  await build({
    entryPoints: ['packages/sdk/src/loader.ts'],
    outfile: join(outDir, 'loader.js'),
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
  })
  await minifyAgain(outDir)
  await copyFile(join(generated, 'cloak.css'), join(outDir, 'cloak.css'))
  await cp(join(generated, 'reference'), join(outDir, 'reference'), { recursive: true })
}

/** The minifier that the host is built with finds more than esbuild's: some 3 KiB of a first visit. */
async function minifyAgain(outDir: string): Promise<void> {
  const names = (await readdir(outDir, { recursive: true })).filter((name) => name.endsWith('.js'))
  await Promise.all(
    names.map(async (name) => {
      const path = join(outDir, name)
      const { code, errors } = await minify(name, await readFile(path, 'utf8'), {
        module: true,
        compress: { target: 'es2022' },
        mangle: { toplevel: true },
      })
      if (errors.length > 0)
        throw new Error(`${path} cannot be minified: ${errors.map(({ message }) => message).join('; ')}`)
      await writeFile(path, code)
    }),
  )
}

/** Makes the folder a package that `npm publish` takes as it is. */
export async function finishNpm(outDir: string): Promise<void> {
  await takeMetafile(outDir)
  const names = ['index.d.ts', 'jsx.d.ts', 'cloak.css', 'custom-elements.json', 'html-data.json']
  await Promise.all(names.map((name) => copyFile(join(generated, name), join(outDir, name))))
  await typeElements(outDir)
  const own = JSON.parse(await readFile('packages/sdk/package.json', 'utf8')) as Record<string, unknown>
  const { name, version, description } = own
  const published = {
    name,
    version,
    description,
    license: 'MIT',
    type: 'module',
    sideEffects: ['./elements/*'],
    exports: {
      '.': { types: './index.d.ts', default: './index.js' },
      './elements/*': { types: './elements/*.d.ts', default: './elements/*.js' },
      './jsx': { types: './jsx.d.ts' },
      './cloak.css': './cloak.css',
      './custom-elements.json': './custom-elements.json',
    },
    customElements: 'custom-elements.json',
    peerDependencies: { react: '^19.0.0', 'react-dom': '^19.0.0' },
  }
  await writeFile(join(outDir, 'package.json'), `${JSON.stringify(published, null, 2)}\n`)
}

/** An element is imported for its own sake: its types say that there is nothing to take from it. */
async function typeElements(outDir: string): Promise<void> {
  const names = (await readdir(join(outDir, 'elements'))).filter((name) => name.endsWith('.js'))
  await Promise.all(
    names.map((name) => writeFile(join(outDir, 'elements', name.replace(/\.js$/, '.d.ts')), 'export {}\n')),
  )
}
