import type * as later from './later.ts'

type Later = typeof later

/** Ms before each further attempt. */
const pauses = [300, 1500]

/** Loads what shows toasts and confirm dialogs. Asked for three times before it rejects. */
export function loadLater(load: () => Promise<Later> = () => import('./later.ts')): Promise<Later> {
  return loadPatiently(load)
}

/** Loads what shows descriptions, apart from the dialogs: a page may have a description and never a dialog. */
export function loadFloating() {
  return loadPatiently(() => import('../placement/floating.ts'))
}

async function loadPatiently<Part>(load: () => Promise<Part>, attempt = 0): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    const pause = pauses[attempt]
    if (pause === undefined) throw error
    await new Promise((resolve) => setTimeout(resolve, pause))
    return loadPatiently(load, attempt + 1)
  }
}
