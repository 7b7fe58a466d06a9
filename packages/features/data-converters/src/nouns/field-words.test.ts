import { masters, type ExtensionFieldDefinition } from '@tsumugi/contract'
import { foldWord, matchColumns } from '@tsumugi/domain/conversion'
import { locales, type SessionUser } from '@tsumugi/domain'
import { expect, it } from 'vitest'
import { fieldWordsOf } from './field-words.ts'
import { definitionOf, isNoun, nounsFor } from './nouns.ts'
import { withOwnFields } from './own-words.ts'

const user = (more: Partial<SessionUser>) =>
  ({ kind: 'brand', powerUser: true, enabledFunctions: [], userGroups: [], ...more }) as SessionUser
const all = nounsFor(
  user({ enabledFunctions: ['production_management', 'merchandising', 'quality_labelling'] as never }),
)

it('every field of every noun is called something of its own in every language, and so is each of its choices', async () => {
  expect(all).toContain('productions')
  expect(all).toContain('colors')
  expect(all).toContain('suppliers')
  for (const noun of all) {
    const words = await fieldWordsOf(await definitionOf(noun))
    for (const locale of locales) {
      const labels = words.fields.map((field) => words.label(field, locale))
      expect(
        labels.filter((label) => label === '' || label.startsWith('field')),
        `${noun} ${locale}`,
      ).toEqual([])
      expect(new Set(labels).size, `${noun} ${locale}: ${labels.join()}`).toBe(labels.length)
    }
  }
})

it.each([
  [
    'ja',
    ['品番', '品名', 'ブランド', 'シーズン', '段階', 'サプライヤー', '納期', '色', 'サイズ', 'JAN', '数量', '単価'],
  ],
  [
    'en',
    [
      'Style no.',
      'Name',
      'Brand',
      'Season',
      'Phase',
      'Supplier',
      'Delivery due',
      'Colour',
      'Size',
      'JAN',
      'Quantity',
      'Unit price',
    ],
  ],
  ['zh-CN', ['款号', '品名', '品牌', '季节', '阶段', '供应商', '交期', '颜色', '尺码', 'JAN', '数量', '单价']],
] as const)('heads of productions in %s are matched by their words', async (_, heads) => {
  const { heads: known } = await fieldWordsOf(await definitionOf('productions'))
  expect(matchColumns(heads, known, {})).toEqual([
    'styleNo',
    'name',
    'brand',
    'season',
    'phase',
    'supplier',
    'deliveryDue',
    'color',
    'size',
    'jan',
    'quantity',
    'unitPrice',
  ])
})

it('kinds of phases are read in every language, and as they are kept', async () => {
  const { words } = await fieldWordsOf(await definitionOf('productions'))
  for (const written of ['量産', 'Bulk', 'ＢＵＬＫ']) expect(words.phase?.[foldWord(written)]).toBe('bulk')
})

it('an organisation’s own fields stand behind the others, by name in the reader’s language; formulas take no text', async () => {
  const own = [
    { key: 'feel', name: '素材感', nameEn: 'Feel', nameZh: null, type: 'text' },
    { key: 'margin', name: '粗利', nameEn: null, nameZh: null, type: 'formula' },
  ] as unknown as ExtensionFieldDefinition[]
  const words = withOwnFields(await fieldWordsOf(await definitionOf('productions')), own)
  expect(words.fields.at(-1)).toBe('extension.feel')
  expect(locales.map((locale) => words.label('extension.feel', locale)).toSorted()).toEqual([
    'Feel',
    '素材感',
    '素材感',
  ])
  expect(words.label('styleNo', 'ja')).toBe('品番')
  expect(matchColumns(['Feel', '粗利'], words.heads, {})).toEqual(['extension.feel', ''])
})

it('nouns are offered to those who write their records; what stands under another is none', () => {
  expect(nounsFor(user({ kind: 'supplier' }))).not.toContain('productions')
  expect(nounsFor(user({}))).not.toContain('productions')
  expect(isNoun('subBrands')).toBe(false)
  expect('subBrands' in masters).toBe(true)
})
