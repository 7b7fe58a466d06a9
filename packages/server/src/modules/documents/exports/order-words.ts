import type { AgreedTerms } from '@tsumugi/contract'
import type { Locale } from '@tsumugi/domain'
import { messages as en } from './messages/en.ts'
import { messages as ja, type MessageKey } from './messages/ja.ts'
import { messages as zhCN } from './messages/zh-CN.ts'

const catalogue = { ja, en, 'zh-CN': zhCN } as const

/** What the papers of orders and quotes say beside the names of their fields, in the language of the paper. */
export function orderWords(locale: Locale) {
  const words: Readonly<Record<string, string>> = catalogue[locale]
  const say = (key: MessageKey, values: Readonly<Record<string, string | number>> = {}) =>
    catalogue[locale][key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
  return {
    say,
    /** The word of a family whose members other lists name: an item of the law, a choice. */
    word: (key: string) => words[key] ?? key,
    terms: (terms: AgreedTerms) => termsText(terms, say),
  }
}
export type OrderPaperWords = ReturnType<typeof orderWords>
type Say = (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string
type Rule = Pick<AgreedTerms, 'basis' | 'closingDay' | 'monthOffset' | 'payDay' | 'netDays'>

/** Terms by their name and what they mean, so that the day of payment follows from the paper alone (trade-law B2 no. 8). */
function termsText({ name, splits, holidayShift, ...rule }: AgreedTerms, say: Say): string {
  return [
    name,
    ruleText(rule, say),
    ...splits.map((split) => {
      const how = [ruleText(partOf(rule, split), say), split.method === null ? '' : say(`method.${split.method}`)]
      return say('terms.split', { percent: split.percent, how: how.filter(Boolean).join(' ') })
    }),
    holidayShift === 'none' ? '' : say(`shift.${holidayShift}`),
  ]
    .filter(Boolean)
    .join('\n')
}

/** Where a part says nothing about when, the term itself does. */
const partOf = (rule: Rule, { monthOffset, payDay, netDays }: AgreedTerms['splits'][number]): Rule => ({
  ...rule,
  monthOffset: monthOffset ?? rule.monthOffset,
  payDay: payDay ?? rule.payDay,
  netDays: monthOffset === null && payDay === null ? (netDays ?? rule.netDays) : netDays,
})

function ruleText({ basis, closingDay, monthOffset, payDay, netDays }: Rule, say: Say): string {
  const counted = { basis: say(`basis.${basis}`) }
  if (netDays !== null) return say('terms.net', { ...counted, days: netDays })
  if (closingDay === null) return ''
  return say('terms.closing', {
    ...counted,
    closing: dayText(closingDay, say),
    month: monthText(monthOffset ?? 0, say),
    pay: dayText(payDay ?? 31, say),
  })
}

const dayText = (day: number, say: Say) => (day === 31 ? say('day.end') : say('day.of', { day }))
const monthText = (months: number, say: Say) =>
  months === 0 || months === 1 || months === 2 ? say(`month.${months}`) : say('month.more', { months })
