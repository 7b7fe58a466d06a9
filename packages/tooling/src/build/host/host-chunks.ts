import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

const top = fileURLToPath(new URL('../../../../../', import.meta.url))
const ofFrame =
  /features[\\/]shell[\\/]src[\\/](default-layout|global-header|notification-centre|organisation-switch|page-links|ribbon|side-menu)[\\/]/
/** Of what many pages show; those of a screen of its own come with it. */
const words =
  /(?:foundation[\\/]\w+|features[\\/]shell|packages[\\/]domain)[\\/]src[\\/](?!first-steps-screen)(?:.*[\\/])?messages[\\/](ja|en|zh-CN)\.ts/
const everything = /./
const common = /[\\/](foundation|contract|domain|node_modules)[\\/]/

/** What the first page of most people reaches: the application, its frame, the home screen. */
const firstPage = [
  'host/src/main.tsx',
  'packages/features/shell/src/default-layout/default-layout.tsx',
  'packages/features/shell/src/notification-centre/news-buttons.tsx',
  'packages/features/shell/src/home-screen/home-screen.tsx',
].map((path) => top + path)

/** What every page fetches once it stands: what shows toasts and descriptions, and hears of changes elsewhere. */
const soonAfter = [
  'packages/foundation/session/src/realtime/realtime-channel.ts',
  'packages/foundation/session/src/session/watch-session.ts',
  'packages/foundation/ui/src/overlays/placement/floating.ts',
  'packages/foundation/ui/src/overlays/deferred/later.ts',
].map((path) => top + path)

interface Modules {
  getModuleInfo(id: string): Rolldown.ModuleInfo | null
}
type Reached = Record<'first' | 'firstWords' | 'later', ReadonlySet<string>>

/** The chunks that most pages load. */
const namesByReach = reachedOnce(({ first, firstWords, later }, id) => {
  const [, locale] = words.exec(id) ?? []
  if (locale) return firstWords.has(id) ? `words-${locale}` : `words-shared-${locale}`
  if (first.has(id)) return ofFrame.test(id) ? 'frame' : common.test(id) ? 'first' : null
  return later.has(id) ? 'later' : null
})

/**
 * What many screens share comes in few files: a screen used to ask for a hundred small ones. What the first page needs of
 * it is one, the rest another; the frame around every page is one, and so are words in one language.
 */
export const hostChunks = [
  { name: namesByReach, test: everything, priority: 3 },
  { name: 'shared', test: common, minShareCount: 12, priority: 2 },
]

function reachedOnce(nameOf: (reached: Reached, id: string) => string | null) {
  let reached: Reached | undefined
  return (id: string, modules: Modules) => nameOf((reached ??= readReached(modules)), id)
}

function readReached(modules: Modules): Reached {
  const first = reachedFrom(firstPage, modules)
  const asked = [...first].flatMap((id) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
  return { first, firstWords: new Set(asked.filter((id) => words.test(id))), later: reachedFrom(soonAfter, modules) }
}

function reachedFrom(ids: readonly string[], modules: Modules, found = new Set<string>()): Set<string> {
  for (const id of ids) {
    if (found.has(id)) continue
    found.add(id)
    reachedFrom(modules.getModuleInfo(id)?.importedIds ?? [], modules, found)
  }
  return found
}
