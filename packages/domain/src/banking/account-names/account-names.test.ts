import { expect, it } from 'vitest'
import { cutBankName, toBankName } from './bank-name.ts'
import { checkHolderName, checkOfficeName } from './check-name.ts'
import { foldAccountName } from './fold-name.ts'

const names: [typed: string, written: string][] = [
  ['（株）ファッション・ジャパン', 'ｶ)ﾌｱﾂｼﾖﾝ ｼﾞﾔﾊﾟﾝ'],
  ['合同会社ヴォーグ', 'ﾄﾞ)ｳﾞｵ-ｸﾞ'],
  ['カブシキガイシャ ホウセーニホン', 'ｶ)ﾎｳｾ-ﾆﾎﾝ'],
  ['かぶしきかいしゃ ほうせーにほん', 'ｶ)ﾎｳｾ-ﾆﾎﾝ'],
  ['㈱ツムギ', 'ｶ)ﾂﾑｷﾞ'],
  ['ヤマダショウテン ユウゲンガイシャ', 'ﾔﾏﾀﾞｼﾖｳﾃﾝ(ﾕ'],
  ['(ｶ)ABC', 'ｶ)ABC'],
  ['ABC(ｶ)', 'ABC(ｶ'],
  ['アサヒ株式会社トウキョウ', 'ｱｻﾋ(ｶ)ﾄｳｷﾖｳ'],
  ['アサヒ(株)大阪', 'ｱｻﾋ(ｶ)大阪'],
  ['医療法人社団ミドリカイ', 'ｲ)ﾐﾄﾞﾘｶｲ'],
  ['一般社団法人ヌノ', 'ｼﾔ)ﾇﾉ'],
  ['トクテイヒエイリカツドウホウジン アオ', 'ﾄｸﾋ)ｱｵ'],
  ['フジセイカツキョウドウクミアイ', 'ﾌｼﾞｾｲｷﾖｳ'],
  ['ホクリク協同組合連合会', 'ﾎｸﾘｸｷﾖｳｸﾐﾚﾝ'],
  ['アサヒ(株)営業所', 'ｱｻﾋ(ｶ)(ｴｲ'],
  ['ヲシテ―ワヮ', 'ｵｼﾃ-ﾜﾜ'],
  ['ａｂｃ　　ｱﾊﾟﾚﾙ', 'ABC ｱﾊﾟﾚﾙ'],
  ['ｼﾛﾂﾒｸｻｱﾊﾟﾚﾙ(ｶ', 'ｼﾛﾂﾒｸｻｱﾊﾟﾚﾙ(ｶ'],
]
for (const [typed, expected] of names) {
  it(`A2, A3 ${typed} is written ${expected}, and so is what was written`, () => {
    expect(toBankName(typed).text).toBe(expected)
    expect(toBankName(expected)).toMatchObject({ text: expected })
  })
}

it('A7 golden 5: bytes of a name, each mark one', () => {
  expect(toBankName('（株）ファッション・ジャパン').text).toHaveLength(15)
  expect(toBankName('合同会社ヴォーグ').text).toHaveLength(9)
})

it('A7 golden 5: kanji are an error, and so is every sign outside the set, by name', () => {
  expect(checkHolderName('山田縫製', 'payee', 'holder').findings).toEqual([
    { level: 'error', code: 'name_kanji', field: 'holder', meta: { signs: '山 田 縫 製' } },
  ])
  const refused = (name: string) => toBankName(name).unwritable
  expect(refused('ヵヶヰヱ')).toEqual(['ヵ', 'ヶ', 'ヰ', 'ヱ'])
  expect(refused('A&Bé｢C｣,')).toEqual(['&', 'É', '｢', '｣', ','])
  expect(toBankName('A,B', { extraCharacters: ',' }).unwritable).toEqual([])
  expect(toBankName('ﾌｱﾂｼﾖﾝ・B', { middleDot: '.' }).text).toBe('ﾌｱﾂｼﾖﾝ.B')
  expect(checkHolderName(' ', 'payee', 'holder').findings).toMatchObject([{ code: 'name_missing' }])
})

it('A7 golden 5: 31 bytes are cut to 30 with a warning, never between a kana and its mark', () => {
  const long = 'ｱ'.repeat(31)
  expect(checkHolderName(long, 'payee', 'holder')).toMatchObject({
    text: 'ｱ'.repeat(30),
    findings: [{ level: 'warning', code: 'name_cut' }],
  })
  expect(cutBankName(`${'ｱ'.repeat(29)}ｶﾞ`, 30)).toBe('ｱ'.repeat(29))
  expect(checkHolderName(long, 'consignor', 'holder').findings).toEqual([])
})

it('warns of what was changed', () => {
  expect(checkHolderName('株式会社ヲッー・ー', 'payee', 'p').findings).toMatchObject([
    { level: 'warning', code: 'name_changed', meta: { changes: 'legal_form small_kana long_mark middle_dot wo' } },
  ])
  expect(checkHolderName('ｶ)ﾂﾑｷﾞ', 'payee', 'p').findings).toEqual([])
})

it('A2 banks and branches lose their word, and stay blank where they cannot be written', () => {
  expect(checkOfficeName('ミツイスミトモギンコウ', 'bank', 'b').text).toBe('ﾐﾂｲｽﾐﾄﾓ')
  expect(checkOfficeName('シンジュク支店', 'branch', 'b').findings).toMatchObject([
    { level: 'warning', code: 'name_blank' },
  ])
  expect(checkOfficeName('シンジュクシテン', 'branch', 'b').text).toBe('ｼﾝｼﾞﾕｸ')
  expect(checkOfficeName('アメリカガッシュウコクギンコウホンテン', 'bank', 'b').findings).toMatchObject([
    { code: 'name_cut' },
  ])
})

it('A6 spellings of one holder fold to one', () => {
  const spellings = [
    '株式会社ヤマダ・ガーメント',
    'ｶ)ﾔﾏﾀﾞ ｶﾞ-ﾒﾝﾄ',
    'ヤマダガーメント(カ',
    'やまだガーメント㈱',
    'ﾔﾏﾀﾞｶﾞ-ﾒﾝﾄ(ｶ)',
  ]
  expect(new Set(spellings.map(foldAccountName))).toEqual(new Set(['ﾔﾏﾀｶﾒﾝﾄ']))
  expect(foldAccountName('株式会社')).toBe('')
})
