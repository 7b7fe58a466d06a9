import { expect, it } from 'vitest'
import { addDays, dayNumber } from '../dates/business-date.ts'
import { gtinCheckDigit, isGtin } from '../labelling/gtin.ts'
import {
  convertCell,
  detectEncoding,
  findHeadRow,
  foldWord,
  isUtf8,
  matchColumns,
  nearestName,
  readDay,
  readFigure,
  readGtin,
  tidyText,
} from './public-face.ts'

it.each([
  ['2027-02-26', '2027-02-26'],
  ['2027/2/26', '2027-02-26'],
  ['2027.2.26', '2027-02-26'],
  ['２０２７年２月２６日', '2027-02-26'],
  ['20270226', '2027-02-26'],
  ['R9.2.26', '2027-02-26'],
  ['令和9年2月26日', '2027-02-26'],
  ['令和元年5月1日', '2019-05-01'],
  ['H31/4/30', '2019-04-30'],
  ['昭和64年1月7日', '1989-01-07'],
  ['46444', '2027-02-26'],
  ['46444.5', '2027-02-26'],
  ['2027-02-26 00:00:00', '2027-02-26'],
  ['2027-02-26T09:30:00.000Z', '2027-02-26'],
  ['2027/2/26(金)', '2027-02-26'],
  ['26 Feb 2027', '2027-02-26'],
  ['Feb 26, 2027', '2027-02-26'],
])('§3.18 a day as people write it: %s', (text, day) => expect(readDay(text)).toEqual({ day }))

it.each([
  ['2027/02/30', '2027-02-28'],
  ['R10.2.30', '2028-02-29'],
  ['2027/13/1', null],
  ['2/3/2027', null],
  ['近日', null],
  ['120', null],
])('what is no day says the nearest one where there is one: %s', (text, suggestion) =>
  expect(readDay(text)).toEqual({ fault: 'no_day', suggestion }),
)

it('every day of a century comes back from each way of writing it, its serial number included', () => {
  for (let day = '1960-01-01'; day < '2060-01-01'; day = addDays(day, 13)) {
    const serial = String(dayNumber(day) - dayNumber('1899-12-30'))
    const [year, month, date] = day.split('-').map(Number)
    for (const text of [
      day,
      day.replaceAll('-', ''),
      serial,
      `${year}年${month}月${date}日`,
      `${year}.${month}.${date}`,
    ])
      expect(readDay(text), text).toEqual({ day })
  }
})

it.each([
  ['¥6,900', '6900'],
  ['￥１３，９００', '13900'],
  ['１２０', '120'],
  ['1,200枚', '1200'],
  ['6900円', '6900'],
  ['▲500', '-500'],
  ['(500)', '-500'],
  ['=20*2', '40'],
  ['33%', '0.33'],
  ['5.5%', '0.055'],
  ['.5', '0.5'],
  ['007', '7'],
  ['100.', '100'],
  ['百', null],
  ['12-3', null],
  ['', null],
])('§3.18 a figure as people write it: %s', (text, figure) => expect(readFigure(text)).toBe(figure))

it('a figure with ¥, commas or full width is the figure', () => {
  for (let figure = 0; figure < 5_000_000; figure += 7_919) {
    const grouped = figure.toLocaleString('en-US')
    const wide = String(figure).replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))
    for (const text of [grouped, `¥${grouped}`, wide]) expect(readFigure(text)).toBe(String(figure))
  }
})

it.each([
  ['2991234500177', { code: '2991234500177' }],
  ['299-1234-500177', { code: '2991234500177' }],
  ['2991234500170', { fault: 'check_digit', suggestion: '2991234500177' }],
  ['299123450017', { fault: 'check_digit', suggestion: '2991234500177' }],
  ['12345', { fault: 'no_gtin', suggestion: null }],
  ['JAN', { fault: 'no_gtin', suggestion: null }],
])('§5.41 a JAN, its zeros and its last digit: %s', (text, read) => expect(readGtin(text)).toEqual(read))

it('every suggested JAN is one', () => {
  for (let body = 299_000_000_000; body < 299_000_100_000; body += 97) {
    const wrong = `${body}${(gtinCheckDigit(String(body)) + 3) % 10}`
    const read = readGtin(wrong)
    expect('suggestion' in read && isGtin(read.suggestion!)).toBe(true)
  }
})

it('widths: half-width kana and full-width letters are put right, everything else stays', () => {
  expect(tidyText('　ﾈｲﾋﾞｰ　Ｂｌｕｅ１２（濃）㈱① ')).toBe('ネイビー Blue12(濃)㈱①')
  expect(foldWord('ｶﾗｰ ｺｰﾄﾞ（必須）')).toBe(foldWord('カラーコード必須'))
})

it('a text that is near a name is told so, one that is not is not', () => {
  const names = ['紺', '藍×白', 'オフホワイト', 'ネイビーブルー']
  expect(nearestName('ネイビー', names)).toBe('ネイビーブルー')
  expect(nearestName('オフホワイド', names)).toBe('オフホワイト')
  expect(nearestName('からし', names)).toBeNull()
})

it.each([
  ['UTF-8', new TextEncoder().encode('品番,色\nSK27-301,紺'), 'utf8'],
  ['UTF-8 with its mark', new Uint8Array([0xef, 0xbb, 0xbf, 0x61]), 'utf8'],
  ['CP932', new Uint8Array([0x95, 0x69, 0x94, 0xd4, 0x2c, 0x90, 0x46]), 'cp932'],
  ['UTF-16 with its mark', new Uint8Array([0xff, 0xfe, 0xc1, 0x54]), 'utf16le'],
  ['UTF-16 the other way round', new Uint8Array([0xfe, 0xff, 0x54, 0xc1]), 'utf16be'],
  ['UTF-16 without a mark', Uint8Array.from([...'code,name'].flatMap((sign) => [sign.charCodeAt(0), 0])), 'utf16le'],
])('the encoding is told by the bytes: %s', (_, bytes, encoding) => expect(detectEncoding(bytes)).toBe(encoding))

it('what a decoder takes for UTF-8 is UTF-8, and nothing else', () => {
  let seed = 7
  const next = () => (seed = (seed * 16_807) % 2_147_483_647)
  for (let round = 0; round < 4_000; round += 1) {
    const bytes = Uint8Array.from({ length: (next() % 6) + 1 }, () => (next() % 3 === 0 ? next() % 128 : next() % 256))
    let isRead = true
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    } catch {
      isRead = false
    }
    expect(isUtf8(bytes), [...bytes].join(' ')).toBe(isRead)
  }
})

it('the head row is found below titles and above figures', () => {
  const head = ['品番', '商品名', '上代']
  const row = ['SK27-301', 'ポケットT', '6900']
  expect(findHeadRow([head, row])).toBe(0)
  expect(findHeadRow([['追加分'], ['2026/11/21'], [], head, row, row])).toBe(3)
  expect(
    findHeadRow([
      ['1', '2', '3'],
      ['4', '5', '6'],
    ]),
  ).toBeNull()
  expect(findHeadRow([])).toBeNull()
})

it('columns are known by what was chosen before, then by their names; no field stands twice', () => {
  const names = { code: ['コード', 'code'], name: ['名称', 'name'] }
  expect(matchColumns(['ｺｰﾄﾞ', '品名', 'Code'], names, {})).toEqual(['code', '', ''])
  expect(matchColumns(['ｺｰﾄﾞ', '品名'], names, { [foldWord('品名')]: 'name' })).toEqual(['code', 'name'])
})

it.each([
  ['１２', { kind: 'integer' }, { value: 12, fix: 'width' }],
  ['¥1,200', { kind: 'decimal' }, { value: '1200', fix: 'money' }],
  ['=3*4', { kind: 'integer' }, { value: 12, fix: 'formula' }],
  ['12.5', { kind: 'integer' }, { fault: 'no_figure', suggestion: '12' }],
  ['R9.2.26', { kind: 'date' }, { value: '2027-02-26', fix: 'date' }],
  ['０１２', { kind: 'code' }, { value: '012', fix: 'width' }],
  ['あり', { kind: 'flag' }, { value: true, fix: null }],
  ['なし', { kind: 'flag' }, { value: false, fix: null }],
  ['青', { kind: 'choice', words: new Map([['青', 'blue']]) }, { value: 'blue', fix: 'word' }],
  ['あお', { kind: 'choice', words: new Map([['青', 'blue']]) }, { fault: 'no_choice', suggestion: null }],
  ['FFAA00', { kind: 'colour' }, { value: '#ffaa00', fix: null }],
] as const)('a cell as what its column holds: %s', (text, rules, converted) =>
  expect(convertCell(text, rules)).toEqual(converted),
)
