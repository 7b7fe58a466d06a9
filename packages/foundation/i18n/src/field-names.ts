import { $locale, type Locale } from './locale.ts'

/** What a field is called where nobody knows its label. */
const nameless: Readonly<Record<Locale, string>> = { ja: 'この項目', en: 'this field', 'zh-CN': '该项' }

/**
 * The server's words with the label of the field in place of its name on the wire: `emailの形が` becomes
 * `メールアドレスの形が`. `path` is what the problem says it is about; without a label the field is spoken of as such.
 */
export function namedIn(message: string, path: string | null | undefined, label?: string): string {
  const last = path?.match(/[a-z]\w*(?=[.\d]*$)/i)?.[0]
  if (!last) return message
  const camel = last.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
  const snake = camel.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  const key = new RegExp(`(?<![A-Za-z0-9_])(?:${snake}|${camel})(?![A-Za-z0-9_])`)
  const said = message.replace(key, () => label ?? nameless[$locale.get()])
  return said === message ? message : said.charAt(0).toUpperCase() + said.slice(1)
}
