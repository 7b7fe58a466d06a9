import { describe, expect, it } from 'vitest'
import { careSymbolsOf } from '../care/care-lookup.ts'
import { findingKey, openFindings } from './label-decision.ts'
import { labelError, labelWarning } from './label-finding.ts'
import { compareParts } from './label-lab.ts'
import { layoutLabel, type LabelMark } from './label-layout.ts'
import { madeIn, printedParts, printedTerms, type LabelPrint } from './label-print.ts'
import { labelSvg } from './label-svg.ts'
import { emsIn, wrap } from './label-text.ts'

const words = (ja: string, en: string, zh: string) => ({ ja, en, 'zh-CN': zh })
const cotton = words('綿', 'Cotton', '棉')
const linen = words('麻', 'Linen', '亚麻')
const label: LabelPrint = {
  edition: '2024',
  codes: [711, 141, 210, 300, 445, 520, 611],
  parts: [
    {
      words: words('表地', 'Shell', '面料'),
      mode: 'split',
      rows: [
        { words: cotton, percent: '70' },
        { words: linen, percent: '30' },
      ],
    },
    { words: words('別布', 'Contrast', '配料'), mode: 'split', rows: [{ words: cotton, percent: '100' }] },
  ],
  instructions: [{ words: words('洗濯ネット使用', 'Use a laundry net', '使用洗衣网') }],
  attentions: [{ words: words('色移り注意', 'Colour may transfer', '注意染色') }],
  sizeText: 'M',
  waterRepellent: false,
  wasteSpunRemark: false,
  labellerName: '白詰草アパレル(デモ)',
  labellerAddress: '東京都渋谷区神宮前0-0-1',
  labellerPhone: '03-0000-0001',
  originCountry: 'JP',
}
const tape = { width: 24, height: 72 }
const texts = (marks: LabelMark[]) => marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []))

describe('§3.3 the label at true millimetres', () => {
  it('stands on its tape in three languages, nothing beyond the edges', () => {
    for (const locale of ['ja', 'en', 'zh-CN'] as const) {
      const { marks, overflow } = layoutLabel(label, locale, tape)
      expect(overflow, locale).toBe(0)
      for (const mark of marks) {
        if (mark.kind !== 'text') continue
        const long = emsIn(mark.text) * mark.size
        const left = mark.anchor === 'end' ? mark.x - long : mark.anchor === 'middle' ? mark.x - long / 2 : mark.x
        expect(left, mark.text).toBeGreaterThan(0)
        expect(left + long, mark.text).toBeLessThan(tape.width)
        expect(mark.y).toBeLessThan(tape.height)
      }
    }
  })

  it('prints symbols in the order of the standard', () => {
    const { marks } = layoutLabel(label, 'ja', tape)
    const codes = marks.flatMap((mark) => (mark.kind === 'symbol' ? [mark.code] : []))
    expect(codes).toEqual([141, 210, 300, 445, 520, 611, 711])
  })

  it('says how much does not fit', () => {
    const full = { ...label, instructions: Array.from({ length: 20 }, () => label.instructions[0]!) }
    expect(layoutLabel(full, 'ja', { width: 24, height: 50 }).overflow).toBeGreaterThan(1)
  })

  it('composition: decoration is left off, bounds are told, lists carry no figures', () => {
    const rows = [
      { words: cotton, percent: '80', bound: 'or_more' as const },
      { words: linen, percent: '20', bound: 'less_than' as const },
      { words: linen, percent: '2', decoration: true },
    ]
    const part = { words: null, mode: 'whole' as const, rows }
    expect(printedParts({ ...label, parts: [part] }, 'ja')).toEqual([
      {
        name: '',
        rows: [
          { name: '綿', figure: '80%以上' },
          { name: '麻', figure: '20%未満' },
        ],
      },
    ])
    expect(
      (['en', 'zh-CN'] as const).map((locale) =>
        printedParts({ ...label, parts: [part] }, locale)[0]!.rows.map(({ figure }) => figure),
      ),
    ).toEqual([
      ['80% or more', 'less than 20%'],
      ['80%以上', '不足20%'],
    ])
    expect(
      printedParts({ ...label, parts: [{ ...part, mode: 'listed' }] }, 'ja')[0]!.rows.map(({ figure }) => figure),
    ).toEqual(['', ''])
  })

  it('names the country in each language', () => {
    expect([
      madeIn('JP', 'ja'),
      madeIn('VN', 'ja'),
      madeIn('CN', 'en'),
      madeIn('JP', 'zh-CN'),
      madeIn('', 'ja'),
    ]).toEqual(['日本製', 'ベトナム製', 'Made in China', '日本制造', ''])
    expect(printedTerms(label, 'en')).toBe('Use a laundry net. Colour may transfer.')
  })

  it('SVG holds the text escaped and all symbols drawn', () => {
    const svg = labelSvg(layoutLabel({ ...label, labellerName: '<b>&"' }, 'ja', tape), '2024', 'ja')
    expect(svg).toContain('width="24mm" height="72mm"')
    expect(svg).toContain('&lt;b&gt;&amp;&quot;')
    expect(svg.match(/<g /g)).toHaveLength(7)
    expect(texts(layoutLabel(label, 'ja', tape).marks)).toContain('日本製')
  })

  it('breaks lines: no full stop at the start, long words whole', () => {
    expect(wrap('あいう。えお', 3)).toEqual(['あい', 'う。え', 'お'])
    expect(wrap('Iron under a cloth', 6).every((line) => !line.startsWith(' '))).toBe(true)
    expect(wrap('', 5)).toEqual([])
  })
})

describe('§3.3 what holds a label up', () => {
  it('errors and undecided categories always, other warnings until accepted', () => {
    const low = labelWarning('edition_superseded', 'edition')
    const category = labelWarning('category_missing', 'symbols')
    const wrong = labelError('percent_sum', 'parts.0.rows')
    expect(openFindings([low, category, wrong], [findingKey(low), findingKey(category), findingKey(wrong)])).toEqual([
      category,
      wrong,
    ])
    expect(openFindings([low], [])).toEqual([low])
  })

  it('compares each part the laboratory looked at', () => {
    const parts = [
      {
        partName: '1',
        mode: 'split' as const,
        rows: [
          { fibre: 'cotton', percent: '70' },
          { fibre: 'linen', percent: '30' },
        ],
      },
    ]
    const { comparisons, findings } = compareParts(
      parts,
      [
        { part: 0, fibre: 'cotton', percent: '76' },
        { part: 0, fibre: 'linen', percent: '24' },
      ],
      { wasteSpunRemark: false },
    )
    expect(comparisons[0]!.map(({ difference, within }) => [difference, within])).toEqual([
      ['6', false],
      ['-6', false],
    ])
    expect(findings.map(({ code }) => code)).toEqual(['out_of_tolerance', 'out_of_tolerance'])
    expect(careSymbolsOf('2024')).toHaveLength(43)
  })
})
