import { suppliers, supplierTable } from '@tsumugi/contract'
import type { Locale, Text } from '@tsumugi/i18n'
import { supplierTexts } from './supplier-screen/messages/catalogue.ts'
import { supplierListTexts } from './suppliers-screen/messages/catalogue.ts'
import { wordTexts } from './words/messages/catalogue.ts'

type Field = keyof typeof supplierTable.fields

/** What the page of a supplier calls a column, where that is not by the name of its field. */
const onPage = {
  partnerCode: 'code',
  terms: 'paymentTerms',
  basicContractOn: 'contract',
  protectedSubcontractor: 'protected',
  categories: 'items',
} as const
const isRenamed = (field: Field): field is keyof typeof onPage => field in onPage

async function load(locale: Locale) {
  const texts = [supplierTexts.load(locale), supplierListTexts.load(locale), wordTexts.load(locale)] as const
  const [page, list, words] = await Promise.all(texts)
  const say = (key: string): string => {
    const [kind, field, word] = key.split('.') as [string, Field, string]
    if (kind === 'choice') return words(`kind.${word}` as 'kind.supplier')
    if (field === 'name' || field === 'kind') return list(field)
    return page(isRenamed(field) ? onPage[field] : field)
  }
  return Object.assign(say, { rich: page.rich, locale }) as unknown as Text<Record<string, string>>
}

/** Whom one buys from as tables come in and go out, and what the columns of these are called. */
export const supplierTableOf = {
  master: { ...supplierTable, endpoints: { export: suppliers.export } },
  texts: { load },
}
