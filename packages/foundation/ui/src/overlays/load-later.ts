import type * as later from './later.ts'

type Later = typeof later

/** Ms before each further attempt. */
const pauses = [300, 1500]

/** Loads what shows toasts, confirm dialogs and descriptions. Asked for three times before it rejects. */
export async function loadLater(
  load: () => Promise<Later> = () => import('./later.ts'),
  attempt = 0,
): Promise<Later> {
  try {
    return await load()
  } catch (error) {
    const pause = pauses[attempt]
    if (pause === undefined) throw error
    await new Promise((resolve) => setTimeout(resolve, pause))
    return loadLater(load, attempt + 1)
  }
}
