import type { Plugin, Rolldown } from 'vite'

const ofFrame =
  /features[\\/]shell[\\/]src[\\/](default-layout|global-header|notification-centre|organisation-switch|page-links|ribbon|side-menu)[\\/]/
const words =
  /(?:foundation[\\/]\w+|features[\\/]shell|packages[\\/]domain)[\\/]src[\\/](?:.*[\\/])?messages[\\/](ja|en|zh-CN)\.ts/

/**
 * What many screens share comes in few files: a screen used to ask for a hundred small ones. The frame around every page
 * is one, its words in one language another.
 */
export const hostChunks = [
  { name: (id: string) => `words-${words.exec(id)?.[1]}`, test: words, priority: 3 },
  { name: 'shared', test: /[\\/](foundation|contract|domain|node_modules)[\\/]/, minShareCount: 12, priority: 2 },
  { name: 'frame', test: ofFrame, priority: 1 },
]

/** The screens that are fetched with the page, by its address: those that people come to first. */
const screensAhead = { '/s/': 'home-screen' }

/** Writes `preloads.json`: by address, the chunks that its page needs soon and that the page's entry does not name. */
export function preloadsForVite(): Plugin {
  return {
    name: 'tsumugi-preloads',
    apply: 'build',
    generateBundle(_, bundle) {
      this.emitFile({ type: 'asset', fileName: 'preloads.json', source: JSON.stringify(preloads(bundle)) })
    },
  }
}

function preloads(bundle: Rolldown.OutputBundle): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const entry = chunks.find(({ isEntry }) => isEntry)
  const atOnce = new Set(entry && withImports(bundle, entry.fileName))
  const ahead = Object.entries(screensAhead).map(([address, name]) => {
    const chunk = chunks.find((one) => one.name === name)
    if (!chunk) throw new Error(`There is no chunk "${name}" to preload: say in host-chunks.ts what it is called now.`)
    return [address, withImports(bundle, chunk.fileName).filter((file) => !atOnce.has(file))] as const
  })
  return Object.fromEntries(ahead)
}

function withImports(bundle: Rolldown.OutputBundle, file: string, found = new Set<string>()): string[] {
  if (found.has(file)) return []
  found.add(file)
  const chunk = bundle[file]
  if (chunk?.type === 'chunk') for (const one of chunk.imports) withImports(bundle, one, found)
  return [...found]
}
