import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

const top = fileURLToPath(new URL('../../../../', import.meta.url))
const ofFrame =
  /features[\\/]shell[\\/]src[\\/](default-layout|global-header|notification-centre|organisation-switch|page-links|ribbon|side-menu)[\\/]/
const words =
  /(?:foundation[\\/]\w+|features[\\/]shell|packages[\\/]domain)[\\/]src[\\/](?:.*[\\/])?messages[\\/](ja|en|zh-CN)\.ts/
const common = /[\\/](foundation|contract|domain|node_modules)[\\/]/

/** What the first page of most people reaches: the application, its frame, the home screen. */
const firstPage = [
  'host/src/main.tsx',
  'packages/features/shell/src/default-layout/default-layout.tsx',
  'packages/features/shell/src/home-screen/home-screen.tsx',
].map((path) => top + path)

interface Modules {
  getModuleInfo(id: string): Rolldown.ModuleInfo | null
}

/**
 * What many screens share comes in few files: a screen used to ask for a hundred small ones. What the first page needs of
 * it is one, the rest another; the frame around every page is one, its words in one language another.
 */
export const hostChunks = [
  { name: (id: string) => `words-${words.exec(id)?.[1]}`, test: words, priority: 4 },
  { name: nameOfFirst(), test: common, priority: 3 },
  { name: 'shared', test: common, minShareCount: 12, priority: 2 },
  { name: 'frame', test: ofFrame, priority: 1 },
]

function nameOfFirst() {
  let reached: Set<string> | undefined
  return (id: string, modules: Modules) => {
    reached ??= reachedFrom(firstPage, modules)
    return reached.has(id) ? 'first' : null
  }
}

function reachedFrom(ids: readonly string[], modules: Modules, found = new Set<string>()): Set<string> {
  for (const id of ids) {
    if (found.has(id)) continue
    found.add(id)
    reachedFrom(modules.getModuleInfo(id)?.importedIds ?? [], modules, found)
  }
  return found
}
