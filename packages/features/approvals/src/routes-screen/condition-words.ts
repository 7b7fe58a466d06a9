import type { ApprovalRoute } from '@tsumugi/contract'
import { formatMoney, type Text } from '@tsumugi/i18n'
import type { Named } from '../route-queries.ts'
import type { Messages } from './messages/ja.ts'

interface Known {
  brands: readonly Named[]
  categories: readonly Named[]
  partners: readonly Named[]
}

/** What a route asks of a document, in words. */
export function conditionWords(
  t: Text<Messages>,
  { amountFrom, brandIds, partnerIds, categoryIds }: ApprovalRoute['conditions'],
  known: Known,
): string[] {
  const names = (ids: readonly number[], list: readonly Named[]) =>
    ids.map((id) => list.find((each) => each.id === id)?.name ?? '–').join(t.locale === 'en' ? ', ' : '・')
  const words = [
    amountFrom !== null && t('when.amount', { amount: formatMoney(amountFrom, 'JPY', t.locale) }),
    brandIds.length > 0 && t('when.brand', { names: names(brandIds, known.brands) }),
    partnerIds.length > 0 && t('when.partner', { names: names(partnerIds, known.partners) }),
    categoryIds.length > 0 && t('when.category', { names: names(categoryIds, known.categories) }),
  ].filter((each) => each !== false)
  return words.length ? words : [t('when.always')]
}
