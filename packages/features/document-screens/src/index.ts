import type { DocumentDefinition } from '@tsumugi/documents'

export type { DocumentDefinition } from '@tsumugi/documents'

/**
 * The screens of one kind of document for the host: `documentScreens(() => import('./estimations.ts').then((m) => m.estimations))`.
 * The definition and the screens are loaded when one of them is first shown.
 */
export const documentScreens = (load: () => Promise<DocumentDefinition>) => ({
  list: async () => {
    const [{ listScreen }, definition] = await Promise.all([import('./list-screen.tsx'), load()])
    return { default: listScreen(definition) }
  },
  page: async () => {
    const [{ pageScreen }, definition] = await Promise.all([import('./page-screen.tsx'), load()])
    return { default: pageScreen(definition) }
  },
})
