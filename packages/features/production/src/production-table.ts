import { productions, productionTable } from '@tsumugi/contract'
import { defineCatalogue, type Locale, type Text } from '@tsumugi/i18n'
import type { Messages } from './production-words/messages/ja.ts'
import { templateTexts } from './templates-screen/template-texts.ts'

/** The words of the page of a production, by themselves: what its screens load first stays in one file. */
const pageTexts = defineCatalogue<Messages>({
  ja: () => import('./production-words/messages/ja.ts'),
  en: () => import('./production-words/messages/en.ts'),
  'zh-CN': () => import('./production-words/messages/zh-CN.ts'),
})

type Field = keyof typeof productionTable.fields

/** Columns that the page of a production calls otherwise, or not at all, as lists call them. */
const ofLists = { categories: 'column.category', phase: 'column.phase', currency: 'column.currency' } as const
const isOfLists = (field: Field): field is keyof typeof ofLists => field in ofLists

async function load(locale: Locale) {
  const [page, list] = await Promise.all([pageTexts.load(locale), templateTexts.load(locale)])
  const say = (key: string): string => {
    const [kind, field, word] = key.split('.') as [string, Field, string]
    if (kind === 'choice') return page(`${field}.${word}` as 'phase.bulk')
    return isOfLists(field) ? list(ofLists[field]) : page(field)
  }
  return Object.assign(say, { rich: page.rich, locale }) as unknown as Text<Record<string, string>>
}

/** Productions with their SKUs as tables come in and go out, and what the columns of these are called. */
export const productionTableOf = {
  master: { ...productionTable, endpoints: { export: productions.export } },
  texts: { load },
}
