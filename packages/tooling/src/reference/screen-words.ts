import { join } from 'node:path'
import * as prettier from 'prettier'
import { messages as en } from '../../../foundation/documents/src/words/messages/en.ts'
import { messages as ja } from '../../../foundation/documents/src/words/messages/ja.ts'
import { messages as zh } from '../../../foundation/documents/src/words/messages/zh-CN.ts'
import { messages as enStatuses } from '../../../foundation/documents/src/status-words/messages/en.ts'
import { messages as jaStatuses } from '../../../foundation/documents/src/status-words/messages/ja.ts'
import { messages as zhStatuses } from '../../../foundation/documents/src/status-words/messages/zh-CN.ts'
import { top } from '../run-program.mjs'

export const screenWordsPath = 'packages/server/src/records/documents/screen-words.ts'

/** Families of words that the server says as well, and single ones. */
const families = /^(kind|status|field|choice|delivery|billing)\./
const single = [
  'amount',
  'files',
  'issueDate',
  'line.id',
  'lines',
  'number',
  'partner',
  'progress',
  'quantity',
  'status',
] as const

/** The words of documents that the server needs, from the messages of their screens: one fact in one place. */
export async function screenWords(): Promise<string> {
  const shown: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    ja: { ...ja, ...jaStatuses },
    en: { ...en, ...enStatuses },
    'zh-CN': { ...zh, ...zhStatuses },
  }
  const keys = [...Object.keys(shown.ja!).filter((key) => families.test(key)), ...single].toSorted()
  const words = Object.fromEntries(
    keys.map((key) => [key, Object.fromEntries(Object.entries(shown).map(([locale, all]) => [locale, all[key]]))]),
  )
  const text = `import type { Locale } from '@tsumugi/domain'

/** What the screens of documents call their parts: written by \`npm run generate\` from their messages. */
export const screenWords: Readonly<Record<string, Readonly<Record<Locale, string>>>> = ${JSON.stringify(words)}
`
  const path = join(top, screenWordsPath)
  return prettier.format(text, { ...(await prettier.resolveConfig(path)), filepath: path })
}
