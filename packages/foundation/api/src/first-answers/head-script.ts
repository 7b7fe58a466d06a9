// Runs in the page's head, before any other code of ours: the build makes one small script of it, which imports nothing.
import type { FirstAsks } from './first-answers.ts'

/** As long as the client waits for an answer. */
const timeLimit = 20_000

const page = globalThis as { tsumugiFirstAnswers?: Map<string, Promise<Response | undefined>> }

function begin({ session, words }: FirstAsks): void {
  page.tsumugiFirstAnswers = new Map(session.map((address) => [address, ask(address)]))
  const stored = locale(localStorage.getItem('userinfo'))
  if (stored) return fetchWords(words[stored])
  // Nobody was here yet: in the language of whoever is signed in.
  void page.tsumugiFirstAnswers.get(session[0] ?? '')?.then(async (answer) => {
    const user = await answer?.clone().text()
    fetchWords(words[locale(user) ?? 'ja'])
  })
}

/** As the client asks: the same address, headers and cookie. */
function ask(address: string): Promise<Response | undefined> {
  const headers = { 'X-Requested-With': 'XMLHttpRequest', Accept: 'application/json' }
  const signal = AbortSignal.timeout(timeLimit)
  return fetch(address, { headers, signal, credentials: 'same-origin' }).catch(() => undefined)
}

function locale(user: string | null | undefined): keyof FirstAsks['words'] | undefined {
  return /"locale":"(ja|en|zh-CN)"/.exec(user ?? '')?.[1] as keyof FirstAsks['words'] | undefined
}

function fetchWords(files: readonly string[] = []): void {
  for (const file of files) {
    const link = Object.assign(document.createElement('link'), {
      rel: 'modulepreload',
      href: `/s/${file}`,
      crossOrigin: '',
    })
    document.head.append(link)
  }
}

const content = document.querySelector<HTMLMetaElement>('meta[name=first-asks]')?.content
if (content) begin(JSON.parse(content) as FirstAsks)
