import type { Locale } from '../../people/user.ts'
import { careSymbolsOf, inPrintedOrder } from '../care/care-lookup.ts'
import type { CareEdition } from '../care/care-edition.ts'
import { carriesFigures, type CompositionRow, type DisplayMode } from '../composition/composition-row.ts'

export type LabelWords = Readonly<Record<Locale, string>>

/** All that a label prints, with the words of its terms. */
export interface LabelPrint {
  edition: CareEdition
  codes: readonly number[]
  parts: readonly {
    words: LabelWords | null
    mode: DisplayMode
    rows: readonly (Pick<CompositionRow, 'name' | 'percent' | 'bound' | 'decoration'> & { words: LabelWords })[]
  }[]
  instructions: readonly { words: LabelWords }[]
  attentions: readonly { words: LabelWords }[]
  sizeText: string
  waterRepellent: boolean
  wasteSpunRemark: boolean
  labellerName: string
  labellerAddress: string
  labellerPhone: string
  originCountry: string
}

export interface PrintedPart {
  name: string
  rows: { name: string; figure: string }[]
}

/** Words that stand on the tape itself, in its three languages. */
const words = {
  ja: {
    madeIn: (country: string) => `${country}製`,
    orMore: (figure: string) => `${figure}以上`,
    lessThan: (figure: string) => `${figure}未満`,
    end: '。',
    repellent: '撥水(水をはじきやすい)',
    wasteSpun: '反毛を使用しています',
  },
  en: {
    madeIn: (country: string) => `Made in ${country}`,
    orMore: (figure: string) => `${figure} or more`,
    lessThan: (figure: string) => `less than ${figure}`,
    end: '.',
    repellent: 'Water repellent',
    wasteSpun: 'Contains reclaimed fibre',
  },
  'zh-CN': {
    madeIn: (country: string) => `${country}制造`,
    orMore: (figure: string) => `${figure}以上`,
    lessThan: (figure: string) => `不足${figure}`,
    end: '。',
    repellent: '拒水',
    wasteSpun: '含再生纤维',
  },
} as const satisfies Record<Locale, unknown>

/** The composition as lines of a label; decoration within its limit is not printed. */
export function printedParts({ parts }: LabelPrint, locale: Locale): PrintedPart[] {
  return parts.map(({ words: part, mode, rows }) => ({
    name: part?.[locale] ?? '',
    rows: rows
      .filter((row) => !row.decoration)
      .map((row) => ({
        name: row.name ? `${row.words[locale]}(${row.name})` : row.words[locale],
        figure: carriesFigures(mode) ? figureOf(row, locale) : '',
      })),
  }))
}

function figureOf({ percent, bound }: Pick<CompositionRow, 'percent' | 'bound'>, locale: Locale): string {
  if (percent === null || percent === '') return ''
  const { orMore, lessThan } = words[locale]
  if (!bound) return `${percent}%`
  return (bound === 'or_more' ? orMore : lessThan)(`${percent}%`)
}

/** The codes that the edition knows, in printed order. */
export function printedCodes({ codes, edition }: Pick<LabelPrint, 'codes' | 'edition'>): number[] {
  const known = new Set(careSymbolsOf(edition).map(({ code }) => code))
  return inPrintedOrder(codes.filter((code) => known.has(code)))
}

/** Care terms, attentions and remarks as running text. */
export function printedTerms(
  { instructions, attentions, waterRepellent, wasteSpunRemark }: LabelPrint,
  locale: Locale,
): string {
  const { end, repellent, wasteSpun } = words[locale]
  const said = [...instructions, ...attentions].map((term) => term.words[locale].replace(/[。.]+$/, ''))
  const all = [...said, ...(waterRepellent ? [repellent] : []), ...(wasteSpunRemark ? [wasteSpun] : [])].filter(Boolean)
  return all.length === 0 ? '' : all.join(locale === 'en' ? '. ' : end) + end
}

/** 日本製, Made in Japan, 日本制造; empty without a country. */
export function madeIn(country: string, locale: Locale): string {
  if (!/^[A-Z]{2}$/.test(country)) return ''
  const name = new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' }).of(country) ?? country
  return words[locale].madeIn(name)
}
