import { organisationHeader } from '@tsumugi/contract'

/** What the page's answer says for its address in `<meta name="first-asks">`; files are named below `/s/`. */
export interface FirstAsks {
  readonly session: readonly string[]
  readonly words: Readonly<Record<'ja' | 'en' | 'zh-CN', readonly string[]>>
}

const page = globalThis as { tsumugiFirstAnswers?: Map<string, Promise<Response | undefined>> }

/** How long after the page began an answer still says what is: later, the screen asks anew. */
const freshFor = 15_000

/**
 * The answer that the page asked for before its code was there, once, and while nothing has been written since; nothing
 * where it was not asked for, is not well, or is of another organisation than the page shows (null before it shows one).
 */
export async function takeFirstAnswer(
  method: string,
  address: string,
  shown: number | null,
): Promise<Response | undefined> {
  const answers = page.tsumugiFirstAnswers
  if (!answers) return undefined
  if (method !== 'GET' || performance.now() > freshFor) {
    answers.clear()
    return undefined
  }
  const asked = answers.get(address)
  answers.delete(address)
  const answer = await asked
  const isShown = shown === null || Number(answer?.headers.get(organisationHeader)) === shown
  return answer?.ok && isShown ? answer : undefined
}
