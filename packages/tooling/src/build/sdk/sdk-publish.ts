import { createHash } from 'node:crypto'
import { copyFile, cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { minify } from 'vite'
import { widgetTags } from '../../../../sdk/src/widget-tags.ts'
import { widgets } from '../../../../sdk/src/widgets.ts'
import { takeMetafile } from '../budgets.ts'
import { withoutMachinePaths } from '../machine-paths.ts'
import type { Outputs } from '../chunk-graph.ts'
import { preloadTable } from './preload-table.ts'
import { moduleAt, standIns } from './stand-ins.ts'
import { thirdPartyNotices } from '../third-party-notices.ts'

const generated = 'packages/sdk/generated'
const home = 'https://code.tsumugi.example/tsumugi'
const types = ['index.d.ts', 'define.d.ts', 'elements.d.ts', 'jsx.d.ts']
const forEditors = ['custom-elements.json', 'html-data.json', 'web-types.json']

/**
 * Puts the two builds into one folder, which is the whole CDN, with the loader, the cloak, what editors read and the
 * reference pages. Answers the account of each build.
 */
export async function finishCdn(outDir: string, partners: string, plugins: readonly Plugin[]): Promise<Outputs[]> {
  const accounts = [await takeOutputs(outDir), await takeOutputs(partners, outDir)]
  await cp(partners, outDir, { recursive: true })
  await rm(partners, { recursive: true })
  await build({
    entryPoints: ['packages/sdk/src/loader.ts'],
    outfile: join(outDir, 'loader.js'),
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    plugins: [...plugins, standIns(widgetTags), knowingPreloads(accounts, outDir)],
  })
  await minifyAgain(outDir)
  const names = ['cloak.css', ...forEditors]
  await Promise.all(names.map((name) => copyFile(join(generated, name), join(outDir, name))))
  await cp(join(generated, 'reference'), join(outDir, 'reference'), { recursive: true })
  await writeFile(
    join(outDir, 'THIRD-PARTY-NOTICES.txt'),
    await thirdPartyNotices(Object.assign({}, ...accounts) as Outputs),
  )
  await signFiles(outDir)
  return accounts
}

/** The outputs of a build, as they are named once they stand in `outDir`. */
async function takeOutputs(builtIn: string, outDir = builtIn): Promise<Outputs> {
  const { outputs } = await takeMetafile(builtIn)
  return JSON.parse(JSON.stringify(outputs).replaceAll(`"${builtIn}/`, `"${outDir}/`)) as Outputs
}

/** Tells the loader what a page is to fetch at once for each tag. */
function knowingPreloads(accounts: readonly Outputs[], outDir: string): Plugin {
  return {
    name: 'tsumugi-preloads',
    setup({ onLoad }) {
      onLoad({ filter: /packages[\\/]sdk[\\/]src[\\/]preloads\.ts$/ }, () => ({
        contents: preloadTable(accounts, outDir),
        loader: 'js',
      }))
    },
  }
}

/** The version, and by file what a page may name as its `integrity`. */
async function signFiles(outDir: string): Promise<void> {
  const names = (await readdir(outDir, { recursive: true })).filter((name) => /\.(js|css)$/.test(name)).toSorted()
  const files = names.map(async (name) => {
    const digest = createHash('sha384')
      .update(await readFile(join(outDir, name)))
      .digest('base64')
    return [name.replaceAll('\\', '/'), `sha384-${digest}`] as const
  })
  const { version } = await ownDescription()
  const signed = { version, files: Object.fromEntries(await Promise.all(files)) }
  await writeFile(join(outDir, 'integrity.json'), `${JSON.stringify(signed, null, 2)}\n`)
}

const ownDescription = async () =>
  JSON.parse(await readFile('packages/sdk/package.json', 'utf8')) as Record<string, string>

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
  const { outputs } = await takeMetafile(outDir)
  await withoutMachinePaths(outDir)
  const names = [...types, 'cloak.css', ...forEditors]
  await Promise.all(names.map((name) => copyFile(join(generated, name), join(outDir, name))))
  await typeElements(outDir)
  await copyFile('LICENSE', join(outDir, 'LICENSE'))
  await copyFile('packages/sdk/published-readme.md', join(outDir, 'README.md'))
  await copyFile('packages/sdk/published-changelog.md', join(outDir, 'CHANGELOG.md'))
  // Not among the generated files, as nothing here knows Vue.
  const { vueTypes } = (await moduleAt('packages/sdk/src/generation/type-texts.ts')) as {
    vueTypes(rows: typeof widgets): string
  }
  await writeFile(join(outDir, 'vue.d.ts'), vueTypes(widgets))
  await writeFile(join(outDir, 'elements.js'), 'export {}\n')
  await writeFile(join(outDir, 'THIRD-PARTY-NOTICES.txt'), await thirdPartyNotices(outputs))
  const { name, version, description } = await ownDescription()
  const published = {
    name,
    version,
    description,
    license: 'MIT',
    type: 'module',
    repository: { type: 'git', url: `git+${home}.git` },
    homepage: `${home}#readme`,
    keywords: ['apparel', 'custom-elements', 'react', 'widgets'],
    // Style sheets too: bundlers drop an import for its own sake of what has no effect.
    sideEffects: ['./index.js', './elements/*', './**/*.css'],
    exports: {
      '.': { types: './index.d.ts', default: './index.js' },
      './define': { types: './define.d.ts', default: './define.js' },
      './elements/*': { types: './elements/*.d.ts', default: './elements/*.js' },
      './jsx': { types: './jsx.d.ts' },
      './vue': { types: './vue.d.ts' },
      './cloak.css': './cloak.css',
      './custom-elements.json': './custom-elements.json',
      './web-types.json': './web-types.json',
      './package.json': './package.json',
    },
    'web-types': './web-types.json',
    customElements: 'custom-elements.json',
    peerDependencies: { react: '^19.0.0', 'react-dom': '^19.0.0' },
  }
  await writeFile(join(outDir, 'package.json'), `${JSON.stringify(published, null, 2)}\n`)
}

/** An element is imported for its own sake: its types say that there is nothing to take from it. */
async function typeElements(outDir: string): Promise<void> {
  const names = (await readdir(join(outDir, 'elements'))).filter((name) => name.endsWith('.js'))
  await Promise.all(
    names.map((name) =>
      writeFile(join(outDir, 'elements', name.replace(/\.js$/, '.d.ts')), "import '../elements.js'\n"),
    ),
  )
}
