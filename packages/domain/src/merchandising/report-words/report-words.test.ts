import { describe, expect, it } from 'vitest'
import { merchandisingStatuses } from '../status.ts'
import { reportDimensions, reportMeasures } from '../report.ts'
import { placeFinder, reportWordFiles, reportWords, type NamedPlace, type ReportWords } from './report-words.ts'

const locales = ['ja', 'en', 'zh-CN'] as const
async function wordsIn(locale: (typeof locales)[number]): Promise<ReportWords> {
  const { messages } = await reportWordFiles[locale]()
  return reportWords(
    (key, values = {}) => messages[key].replace(/\{(\w+)\}/g, (_, name: string) => values[name]!),
    locale,
  )
}
const place = (dimension: NamedPlace['dimension'], key: string, name: string | null = null): NamedPlace => ({
  dimension,
  key,
  name,
})

describe('§1 what a report says', () => {
  it.each(locales)('every dimension, measure and status has a word of its own in %s', async (locale) => {
    const words = await wordsIn(locale)
    for (const all of [
      reportDimensions.map(words.dimension),
      reportMeasures.map(words.measure),
      merchandisingStatuses.map((status) => words.member(place('status', status))),
    ]) {
      expect(all.every(Boolean)).toBe(true)
      expect(new Set(all).size).toBe(all.length)
    }
  })

  it('places are named by what they are: a name, a season, a month, a week, a price band; none is "not set"', async () => {
    const named = (words: ReportWords) =>
      [
        place('brand', '1', '白詰草'),
        place('season', '27SS'),
        place('month', '2027-03-01'),
        place('week', '2027-03-08'),
        place('priceBand', '12000'),
        place('colour', ''),
        undefined,
      ].map(words.member)
    expect(named(await wordsIn('ja'))).toEqual(['白詰草', '27春夏', '27年3月', '3/8–', '12,000〜', '未設定', '未設定'])
    expect(named(await wordsIn('en'))).toEqual([
      '白詰草',
      'SS 2027',
      'Mar 27',
      '3/8–',
      'from 12,000',
      'Not set',
      'Not set',
    ])
    expect(named(await wordsIn('zh-CN')).slice(1, 5)).toEqual(['27春夏', '27年3月', '3/8–', '12,000起'])
  })

  it('finds a place by its dimension and key', () => {
    const find = placeFinder([place('brand', '1', 'a'), place('category1', '1', 'b')])
    expect([find('brand', '1')?.name, find('category1', '1')?.name, find('brand', '2'), find(undefined, '1')]).toEqual([
      'a',
      'b',
      undefined,
      undefined,
    ])
  })
})
