import { labelFindingCodes, type Locale } from '@tsumugi/domain'
import { describe, expect, it } from 'vitest'
import { fibreWord, findingWords, signed } from './finding-words.ts'
import { findingTexts } from './messages/catalogue.ts'

const locales: readonly Locale[] = ['ja', 'en', 'zh-CN']

describe('§3.3 findings in words', () => {
  it.each(locales)('every code has its sentence in %s, with no gap left', async (locale) => {
    const t = await findingTexts.load(locale)
    const meta = {
      category: 'wash',
      fibre: 'cotton',
      fibres: ['wool', 'silk'],
      percent: '1',
      total: '98',
      missing: '2',
      before: '2',
      code: '1',
      edition: '2014',
      current: '2024',
      least: '80',
      orMore: '80',
      left: '20',
      limit: '5',
      measured: '1',
      labelled: '2',
      difference: '-1',
    }
    for (const code of labelFindingCodes) {
      const sentence = findingWords(t, { code, meta })
      expect(sentence.length, code).toBeGreaterThan(5)
      expect(sentence, code).not.toMatch(/[{}]|undefined/)
    }
  })

  it('names fibres and categories in the language of the reader', async () => {
    const sentence = async (locale: Locale) =>
      findingWords(await findingTexts.load(locale), {
        code: 'chlorine_on_wool_or_silk',
        meta: { fibres: ['wool', 'silk'] },
      })
    expect(await sentence('ja')).toContain('毛・絹')
    expect(await sentence('en')).toContain('Wool, Silk')
    expect(await sentence('zh-CN')).toContain('羊毛、蚕丝')
    expect(fibreWord('others', 'ja')).toBe('その他')
  })

  it('a difference carries its sign', () => {
    expect([signed('4.6'), signed('-0.5'), signed('0')]).toEqual(['+4.6', '\u22120.5', '0'])
  })
})
