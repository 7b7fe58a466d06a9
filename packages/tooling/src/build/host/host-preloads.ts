import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Plugin, Rolldown } from 'vite'
import { holdPageBudgets } from './host-budgets.ts'
import { readFirstPages, type PageFiles } from './first-pages.ts'

const ofHost = (path: string) => fileURLToPath(new URL(`../../../../../host/${path}`, import.meta.url))
const wordsFile = /[\\/]messages[\\/](ja|en|zh-CN)\.ts$/
const locales = ['ja', 'en', 'zh-CN'] as const

/** What the page of one route fetches and asks at once: files below `/s/`, and the call that tells who is signed in. */
interface RoutePreloads {
  /** Of the path below `/s`. */
  readonly pattern: string
  readonly files: readonly string[]
  readonly words: Readonly<Record<string, readonly string[]>>
  readonly session: readonly string[]
}

/** Writes `preloads.json`: by route, what its page needs soon and its entry does not name, and the script that asks for it. */
export function preloadsForVite(): Plugin {
  return {
    name: 'tsumugi-preloads',
    apply: 'build',
    async generateBundle(_, bundle) {
      const entry = chunksOf(bundle).find(({ facadeModuleId }) => facadeModuleId === ofHost('index.html'))
      if (!entry) return
      const pages = await readFirstPages(ofHost('src/first-asks/first-pages.ts'))
      const rows = pages.map((page) => preloadsOf(bundle, entry.fileName, page))
      const atOnce = withImports(bundle, entry.fileName)
      holdPageBudgets(
        rows.map((row, at) => ({
          name: pages[at]!.name,
          files: codeOf(bundle, [...atOnce, ...row.files, ...(row.words.ja ?? [])]),
        })),
      )
      const source = JSON.stringify({ script: await headScript(), routes: rows })
      this.emitFile({ type: 'asset', fileName: 'preloads.json', source })
    },
  }
}

function preloadsOf(bundle: Rolldown.OutputBundle, entry: string, page: PageFiles): RoutePreloads {
  const { name: _name, modules, ...rest } = page
  const atOnce = new Set(withImports(bundle, entry))
  const loaded = new Set(modules.flatMap((file) => withImports(bundle, chunkOf(bundle, file))))
  return {
    ...rest,
    files: [...loaded].filter((one) => !atOnce.has(one)),
    words: wordsOf(bundle, [...atOnce, ...loaded]),
  }
}

const codeOf = (bundle: Rolldown.OutputBundle, files: readonly string[]) =>
  files.map((name) => ({ name, code: chunkAt(bundle, name)?.code ?? '' }))

/** The files of words that chunks speak with, by language. */
function wordsOf(bundle: Rolldown.OutputBundle, files: readonly string[]): Record<string, string[]> {
  const asked = [...new Set(files.flatMap((file) => chunkAt(bundle, file)?.dynamicImports ?? []))]
  const localeOf = (file: string) => {
    const of = Object.keys(chunkAt(bundle, file)?.modules ?? {}).map((id) => wordsFile.exec(id)?.[1])
    return of[0]
  }
  return Object.fromEntries(locales.map((locale) => [locale, asked.filter((file) => localeOf(file) === locale)]))
}

/** The chunk of a module: the one that it is the face of, or that it is a part of. */
function chunkOf(bundle: Rolldown.OutputBundle, file: string): string {
  const chunks = chunksOf(bundle)
  const found =
    chunks.find(({ facadeModuleId }) => facadeModuleId === file) ?? chunks.find((one) => file in one.modules)
  if (found) return found.fileName
  throw new Error(`No chunk of the host holds ${file}, which a route loads.`)
}

/** The script of the page's head, which asks for session, data and words. */
async function headScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [ofHost('../packages/foundation/api/src/first-answers/head-script.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
  })
  return outputFiles[0]!.text.trim()
}

const chunksOf = (bundle: Rolldown.OutputBundle) => Object.values(bundle).filter((file) => file.type === 'chunk')

function chunkAt(bundle: Rolldown.OutputBundle, file: string): Rolldown.OutputChunk | undefined {
  const found = bundle[file]
  return found?.type === 'chunk' ? found : undefined
}

function withImports(bundle: Rolldown.OutputBundle, file: string, found = new Set<string>()): string[] {
  if (found.has(file)) return []
  found.add(file)
  for (const one of chunkAt(bundle, file)?.imports ?? []) withImports(bundle, one, found)
  return [...found]
}
