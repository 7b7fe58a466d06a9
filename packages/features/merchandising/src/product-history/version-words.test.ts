import type { MerchandisingVersion } from '@tsumugi/contract'
import { $locale, type Locale } from '@tsumugi/i18n'
import { afterEach, describe, expect, it } from 'vitest'
import { demoTrees } from '../product-drawer/demo-product.fixture.ts'
import { drawerTexts } from '../product-drawer/drawer-texts.ts'
import { fieldName, fieldWords } from '../product-fields/field-words.ts'
import { fieldTexts } from '../product-fields/field-texts.ts'
import { linesOf } from './version-words.ts'

afterEach(() => $locale.set('ja'))

async function tell(
  action: MerchandisingVersion['action'],
  changes: MerchandisingVersion['changes'],
  locale: Locale = 'ja',
) {
  $locale.set(locale)
  const [drawer, t] = await Promise.all([drawerTexts.load(locale), fieldTexts.load(locale)])
  const version = { id: 1, at: '2026-11-20T03:00:00Z', by: '森下 あさ', originalBy: null, action, changes }
  return linesOf(version, {
    action: (name) => drawer(`history.${name}`),
    field: (name) => fieldName(t, name),
    value: (field, value) => fieldWords({ t, categories: demoTrees, currency: 'JPY' }, field, value),
  })
}

describe('§3.14 modification history: field diffs in words, before and after', () => {
  it.each([
    ['releaseOn', '2027-03-05', null, '投入日', '2027年3月5日', 'なし'],
    ['unitCost', '4410', '12.5', '原価', '¥4,410', '¥12.5'],
    ['planQuantity', null, 1400, '数量', 'なし', '1,400点'],
    ['status', 'idea', 'in_development', '状態', '構想', '開発中'],
    ['categoryIds', [1, 2], [3, 12], '分類', 'トップス / カットソー', 'トップス / シャツ・仕事着'],
    ['categoryIds', [999], [], '分類', '消された分類', 'なし'],
    [
      'colours',
      [],
      [
        { name: '白', hex: '#fff' },
        { name: '', hex: '#243a5e' },
      ],
      '色',
      'なし',
      '白・#243a5e',
    ],
    ['tags', ['定番'], ['定番', '新型'], 'タグ', '定番', '定番・新型'],
    ['markdownPercent', '20', '12.5', '値下げ率', '20%', '12.5%'],
    ['template', false, true, 'ひな形', 'いいえ', 'はい'],
  ])('%s', async (field, before, after, label, old, now) => {
    expect(await tell('updated', [{ field, before, after }])).toEqual([{ label, before: old, after: now }])
  })

  it('in the reader’s language', async () => {
    const changes = [{ field: 'releaseOn', before: '2027-03-05', after: '2027-03-12' }]
    expect(await tell('updated', changes, 'en')).toEqual([
      { label: 'Release day', before: 'Mar 5, 2027', after: 'Mar 12, 2027' },
    ])
    expect((await tell('updated', changes, 'zh-CN'))[0]!.label).toBe('投放日')
  })
})

it('a file is told by its name, a rename by both', async () => {
  expect(await tell('file_added', [{ field: 'files', before: null, after: 'a.pdf' }])).toEqual([
    { label: 'ファイルを追加', after: 'a.pdf' },
  ])
  expect(await tell('file_changed', [{ field: 'files', before: 'a.pdf', after: 'a.pdf' }])).toEqual([
    { label: 'ファイルを変更', after: 'a.pdf' },
  ])
  expect(await tell('file_exchanged', [{ field: 'files', before: 'a.pdf', after: 'b.pdf' }])).toEqual([
    { label: 'ファイルを差し替え', before: 'a.pdf', after: 'b.pdf' },
  ])
  expect(await tell('file_deleted', [{ field: 'files', before: 'a.pdf', after: null }])).toEqual([
    { label: 'ファイルを削除', after: 'a.pdf' },
  ])
})

it.each(['ja', 'en', 'zh-CN'] as const)(
  'review D6: an older version that was restored is not told as a product put back on the map: %s',
  async (locale) => {
    const changes = [{ field: 'planQuantity', before: 600, after: 480 }]
    const [restored, revived] = [await tell('restored', changes, locale), await tell('revived', [], locale)]
    expect([restored.length, revived.length]).toEqual([1, 1])
    expect(restored[0]!.label).not.toBe(revived[0]!.label)
    const says = { ja: '前の版に戻した', en: 'Went back to an earlier version', 'zh-CN': '恢复到以前的版本' }
    expect(restored).toEqual([{ label: says[locale] }])
  },
)

it('what changed no field is told in a word, a long text by its beginning', async () => {
  expect(await tell('created', [])).toEqual([{ label: '作成' }])
  expect(await tell('copied', [{ field: 'copiedFrom', before: null, after: 12 }])).toEqual([{ label: '複製して作成' }])
  const [line] = await tell('updated', [{ field: 'note', before: '', after: '長'.repeat(80) }])
  expect(line!.after).toBe(`${'長'.repeat(60)}…`)
})
