import type { CalendarKind, Locale } from '@tsumugi/domain'

type Words = Readonly<Partial<Record<CalendarKind, string>>>

/** What stands before a title in calendars that know no kinds; notices and closed days say it themselves. */
const words: Readonly<Record<Locale, Words>> = {
  ja: {
    release: '投入',
    exhibition: '展示会',
    delivery: '納期',
    sample: 'サンプル',
    procedure: '工程',
    payment: '支払・入金',
  },
  en: {
    release: 'Release',
    exhibition: 'Exhibition',
    delivery: 'Delivery',
    sample: 'Sample',
    procedure: 'Step',
    payment: 'Payment',
  },
  'zh-CN': {
    release: '上市',
    exhibition: '展会',
    delivery: '交期',
    sample: '样衣',
    procedure: '工序',
    payment: '收付款',
  },
}

export const kindWord = (kind: CalendarKind, locale: Locale): string | undefined => words[locale][kind]

const moneyWords: Readonly<Record<Locale, Readonly<Record<'payable' | 'credit', string>>>> = {
  ja: { payable: '支払', credit: '入金' },
  en: { payable: 'To pay', credit: 'To receive' },
  'zh-CN': { payable: '付款', credit: '收款' },
}

/** What stands before an amount: which way it goes. */
export const moneyWord = (side: string | null, locale: Locale): string =>
  moneyWords[locale][side === 'credit' ? 'credit' : 'payable']
