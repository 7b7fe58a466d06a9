import { readFigure } from '../conversion/read-figure.ts'
import { compare, isDecimal, times, type Decimal } from '../money/decimal.ts'
import { readTable } from '../quantity/cell-entry.ts'
import type { CostGroup } from './cost-line.ts'

/** A row of a pasted table as a line; figures as decimal text, `''` where nothing is written. */
export interface ReadCostLine {
  readonly group: CostGroup
  readonly name: string
  readonly supplierName: string
  readonly consumption: Decimal
  readonly unit: string
  readonly lossPercent: Decimal
  readonly unitPrice: Decimal | ''
  readonly currency: string
  readonly note: string
}
export type CostLineColumn = keyof ReadCostLine
/** What is wrong with a row: which one, counted from 1 as people see it, and in which column. */
export interface CostLineFault {
  readonly row: number
  readonly column: CostLineColumn
  readonly text: string
}

/** What people write for something, by the language of their table. */
type Words = Readonly<Record<'ja' | 'en' | 'zh-CN', readonly string[]>>

/** Without a row of heads, columns are taken in this order. */
export const costLineColumns: readonly CostLineColumn[] = [
  'group',
  'name',
  'supplierName',
  'consumption',
  'unit',
  'lossPercent',
  'unitPrice',
  'currency',
  'note',
]

const heads: Readonly<Record<CostLineColumn, Words>> = {
  group: { ja: ['区分', '分類'], en: ['group', 'category'], 'zh-CN': ['类别', '类型'] },
  name: { ja: ['名前', '品名', '材料', '部品'], en: ['name', 'item'], 'zh-CN': ['名称'] },
  supplierName: { ja: ['仕入先'], en: ['supplier', 'vendor'], 'zh-CN': ['供应商'] },
  consumption: { ja: ['用尺', '用量', '用尺・個数'], en: ['consumption', 'usage'], 'zh-CN': ['单耗'] },
  unit: { ja: ['単位'], en: ['unit'], 'zh-CN': ['单位'] },
  lossPercent: { ja: ['ロス', 'ロス率'], en: ['loss'], 'zh-CN': ['损耗'] },
  unitPrice: { ja: ['単価'], en: ['price', 'unitprice'], 'zh-CN': ['单价'] },
  currency: { ja: ['通貨'], en: ['currency'], 'zh-CN': ['货币', '币种'] },
  note: { ja: ['備考', 'メモ'], en: ['note', 'remarks'], 'zh-CN': ['备注'] },
}

const groupWords: Readonly<Record<CostGroup, Words>> = {
  fabric: { ja: ['生地', '表地'], en: ['fabric', 'shell'], 'zh-CN': ['面料'] },
  lining: { ja: ['裏地', '別布'], en: ['lining'], 'zh-CN': ['里料'] },
  trim: { ja: ['副資材', '付属'], en: ['trim', 'trims'], 'zh-CN': ['辅料'] },
  label: { ja: ['ネーム', '下げ札'], en: ['label', 'labels'], 'zh-CN': ['标签'] },
  cmt: { ja: ['工賃', '縫製'], en: ['cmt', 'sewing'], 'zh-CN': ['加工费', '工费'] },
  wash_print: { ja: ['加工', '洗い', 'プリント'], en: ['wash', 'print', 'washprint'], 'zh-CN': ['后整理'] },
  inspection: { ja: ['検品', '検針'], en: ['inspection'], 'zh-CN': ['检验'] },
  packing: { ja: ['梱包'], en: ['packing'], 'zh-CN': ['包装'] },
  freight: { ja: ['運賃', '物流'], en: ['freight', 'shipping'], 'zh-CN': ['运费'] },
  duty: { ja: ['関税'], en: ['duty'], 'zh-CN': ['关税'] },
  other: { ja: ['その他'], en: ['other'], 'zh-CN': ['其他'] },
}

const unitWords: Readonly<Record<string, Words>> = {
  pc: { ja: ['個', '点', '枚', '本'], en: ['pc', 'pcs', 'ea'], 'zh-CN': ['个', '件'] },
  set: { ja: ['式', 'セット'], en: ['set'], 'zh-CN': ['套'] },
  m: { ja: ['メートル'], en: ['m'], 'zh-CN': ['米'] },
  yd: { ja: ['ヤード'], en: ['yd'], 'zh-CN': ['码'] },
  kg: { ja: [], en: ['kg'], 'zh-CN': ['公斤'] },
  roll: { ja: ['反'], en: ['roll'], 'zh-CN': ['卷'] },
  cone: { ja: ['コーン'], en: ['cone'], 'zh-CN': [] },
  dozen: { ja: ['ダース'], en: ['dozen'], 'zh-CN': ['打'] },
  gross: { ja: ['グロス'], en: ['gross'], 'zh-CN': [] },
}

/** Lines out of a table that was copied from a spreadsheet, and what could not be read of it. */
export function readCostLines(text: string): { lines: ReadCostLine[]; faults: CostLineFault[] } {
  const rows = readTable(text).map((row) => row.map((cell) => cell.normalize('NFKC').trim()))
  const named = (rows[0] ?? []).map((cell) => wordOf(heads, cell))
  const hasHeads = named.filter((column) => column !== null).length >= 2
  const columns = hasHeads ? named : costLineColumns
  const faults: CostLineFault[] = []
  const lines: ReadCostLine[] = []
  let group: CostGroup = 'fabric'
  rows.forEach((row, at) => {
    if ((hasHeads && at === 0) || row.every((cell) => cell === '')) return
    const cellOf = (column: CostLineColumn) => row[columns.indexOf(column)] ?? ''
    const line = lineOf(cellOf, group, (column) => faults.push({ row: at + 1, column, text: cellOf(column) }))
    group = line.group
    lines.push(line)
  })
  return { lines, faults }
}

/** A group that is left empty is that of the row before, as merged cells leave it. */
function lineOf(
  cellOf: (column: CostLineColumn) => string,
  before: CostGroup,
  fault: (column: CostLineColumn) => void,
): ReadCostLine {
  const known = <Key extends string>(words: Readonly<Record<Key, Words>>, column: CostLineColumn, usual: Key) => {
    const cell = cellOf(column)
    const key = cell === '' ? usual : wordOf(words, cell)
    if (key === null) fault(column)
    return key ?? usual
  }
  const figure = (column: CostLineColumn, usual: string) => {
    const read = cellOf(column) === '' ? usual : readFigure(cellOf(column))
    if (read === null || (isDecimal(read) && compare(read, '0') < 0)) fault(column)
    return read !== null && isDecimal(read) && compare(read, '0') >= 0 ? read : usual
  }
  if (cellOf('name') === '') fault('name')
  const loss = figure('lossPercent', '0')
  return {
    group: known(groupWords, 'group', before),
    name: cellOf('name'),
    supplierName: cellOf('supplierName'),
    consumption: figure('consumption', '1'),
    unit: known(unitWords, 'unit', 'pc'),
    // A share is read as part of one: `5%` is 0.05.
    lossPercent: cellOf('lossPercent').includes('%') ? times(loss, '100') : loss,
    unitPrice: figure('unitPrice', '') as Decimal | '',
    currency: currencyOf(cellOf('currency'), cellOf('unitPrice')),
    note: cellOf('note'),
  }
}

const signs: readonly (readonly [string, RegExp])[] = [
  ['USD', /\$|USD/i],
  ['EUR', /€|EUR/i],
  ['CNY', /\u5143|CNY|RMB/i],
]

/** As it is named, else as the price writes it, else yen. */
const currencyOf = (named: string, price: string): string =>
  /^[A-Za-z]{3}$/.test(named)
    ? named.toUpperCase()
    : (signs.find(([, sign]) => sign.test(named || price))?.[0] ?? 'JPY')

const plain = (text: string) => text.toLowerCase().replace(/[\s/・._-]/g, '')

function wordOf<Key extends string>(words: Readonly<Record<Key, Words>>, cell: string): Key | null {
  const typed = plain(cell)
  const found = (Object.keys(words) as Key[]).find(
    (key) =>
      plain(key) === typed ||
      Object.values(words[key])
        .flat()
        .some((word) => plain(word) === typed),
  )
  return found ?? null
}
