import type { Locale } from '@tsumugi/domain'
import * as z from 'zod/mini'
import { TranslationFailure, type Translation, type Translator } from './translator.ts'

/** The service calls Chinese in simplified characters plainly `zh`. */
const codes = { ja: 'ja', en: 'en', 'zh-CN': 'zh' } as const satisfies Record<Locale, string>
const tags: Readonly<Record<string, string>> = { zh: 'zh-CN', 'zh-Hans': 'zh-CN', 'zh-Hant': 'zh-TW', zt: 'zh-TW' }

const answer = z.object({
  translatedText: z.string().check(z.maxLength(40_000)),
  detectedLanguage: z.optional(z.object({ language: z.string().check(z.regex(/^[A-Za-z-]{2,12}$/)) })),
})
/** How long a reader waits for it, in ms. */
const patience = 10_000

/** A service that speaks LibreTranslate's protocol (`POST <address>/translate`), as one can run in one's own house. */
export function libreTranslator(address: string, key?: string): Translator {
  const url = new URL('translate', address.endsWith('/') ? address : `${address}/`)
  return {
    async translate(text, to) {
      const asked = { q: text, source: 'auto', target: codes[to], format: 'text', ...(key && { api_key: key }) }
      try {
        return translationOf(await replyTo(url, asked))
      } catch (error) {
        throw new TranslationFailure('the translation service did not translate', { cause: error })
      }
    },
  }
}

async function replyTo(url: URL, asked: object): Promise<unknown> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(asked),
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  })
  if (!reply.ok) throw new Error(`it answered ${reply.status}`)
  return reply.json()
}

function translationOf(reply: unknown): Translation {
  const { translatedText, detectedLanguage } = answer.parse(reply)
  const language = detectedLanguage?.language
  return { text: translatedText, from: language === undefined ? null : (tags[language] ?? language) }
}
