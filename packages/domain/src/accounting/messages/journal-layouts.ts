import type { JournalLayoutKey } from '../journal-entry.ts'
import type { TaxRateCode } from '../../trading/tax-rates/tax-rate.ts'

/** What a column of a layout holds: a part of an entry, or always the same. */
export type JournalPart =
  | 'serial'
  | 'date'
  | 'number'
  | 'memo'
  | `${'debit' | 'credit'}.${'account' | 'partner' | 'tax' | 'qualified' | 'amount' | 'taxAmount'}`
export type JournalColumn = readonly [title: string, part: JournalPart | null, always?: string]

/** How one program names taxes: `{percent}` and `{share}` are filled in. */
export interface TaxNames {
  readonly none: string
  readonly sale: Readonly<Record<TaxRateCode, string>>
  readonly saleReturn: Readonly<Record<TaxRateCode, string>>
  readonly purchase: Readonly<Record<TaxRateCode, string>>
  readonly purchaseReturn: Readonly<Record<TaxRateCode, string>>
  /** Put in for `{qualified}` and in a column of its own: of registered sellers, of others while a share is left, and after. */
  readonly qualified: readonly [registered: string, share: string, nothing: string]
}

/** A way to read general journals: columns in their order, without a row of titles where `titles` is false. */
export interface JournalLayout {
  readonly titles: boolean
  readonly columns: readonly JournalColumn[]
  /** Bytes of a name and of a memo that are read; the rest would be cut there. */
  readonly most: { readonly name: number; readonly memo: number }
  readonly taxes: TaxNames
}

const sides = (debit: string, credit: string, rows: readonly (readonly [title: string, part: string | null])[]) =>
  (
    [
      ['debit', debit],
      ['credit', credit],
    ] as const
  ).flatMap(([side, word]) =>
    rows.map(([title, part]) => [`${word}${title}`, part && `${side}.${part}`] as unknown as JournalColumn),
  )

const outside = '対象外'

/** 弥生会計: 25 columns without titles, one line for each entry (its help on import of journals). */
const yayoi: JournalLayout = {
  titles: false,
  columns: [
    ['識別フラグ', null, '2000'],
    ['伝票No', null],
    ['決算', null],
    ['取引日付', 'date'],
    ...sides('借方', '貸方', [
      ['勘定科目', 'account'],
      ['補助科目', 'partner'],
      ['部門', null],
      ['税区分', 'tax'],
      ['金額', 'amount'],
      ['税金額', 'taxAmount'],
    ]),
    ['摘要', 'memo'],
    ['番号', null],
    ['期日', null],
    ['タイプ', null, '0'],
    ['生成元', null],
    ['仕訳メモ', 'number'],
    ['付箋1', null],
    ['付箋2', null],
    ['調整', null, 'no'],
  ],
  most: { name: 24, memo: 64 },
  taxes: {
    none: outside,
    sale: taxesOf('課税売上込{percent}%', '課税売上込軽減{percent}%', '非課売上', '輸出売上'),
    saleReturn: taxesOf('課税売返込{percent}%', '課税売返込軽減{percent}%', '非課売返', '輸出売返'),
    purchase: taxesOf('課対仕入込{percent}%{qualified}', '課対仕入込軽減{percent}%{qualified}', '非課仕入', outside),
    purchaseReturn: taxesOf(
      '課対仕返込{percent}%{qualified}',
      '課対仕返込軽減{percent}%{qualified}',
      '非課仕返',
      outside,
    ),
    qualified: ['適格', '区分{share}%', '控不'],
  },
}

/** freee会計: the general layout of its import of journals, which finds columns by their titles. */
const freee: JournalLayout = {
  titles: true,
  columns: [
    ['伝票番号', 'serial'],
    ['日付', 'date'],
    ...sides('借方', '貸方', [
      ['勘定科目', 'account'],
      ['取引先', 'partner'],
      ['税区分', 'tax'],
      ['金額', 'amount'],
      ['税額', 'taxAmount'],
    ]),
    ['摘要', 'memo'],
    ['管理番号', 'number'],
  ],
  most: { name: 200, memo: 250 },
  taxes: {
    none: outside,
    sale: taxesOf('課税売上{percent}%', '課税売上{percent}%(軽)', '非課売上', '輸出売上'),
    saleReturn: taxesOf('課税売返{percent}%', '課税売返{percent}%(軽)', '非課売返', '輸出売返'),
    purchase: taxesOf('課対仕入{qualified}{percent}%', '課対仕入{qualified}{percent}%(軽)', '非課仕入', outside),
    purchaseReturn: taxesOf('課対仕返{qualified}{percent}%', '課対仕返{qualified}{percent}%(軽)', '非課仕返', outside),
    qualified: ['', '(控{share})', '(控0)'],
  },
}

/** マネーフォワード クラウド会計: the 27 columns of its book of journals. */
const moneyForward: JournalLayout = {
  titles: true,
  columns: [
    ['取引No', 'serial'],
    ['取引日', 'date'],
    ...sides('借方', '貸方', [
      ['勘定科目', 'account'],
      ['補助科目', 'partner'],
      ['部門', null],
      ['取引先', null],
      ['税区分', 'tax'],
      ['インボイス', 'qualified'],
      ['金額(円)', 'amount'],
      ['税額', 'taxAmount'],
    ]),
    ['摘要', 'memo'],
    ['仕訳メモ', 'number'],
    ['タグ', null],
    ['MF仕訳タイプ', null],
    ['決算整理仕訳', null],
    ['作成日時', null],
    ['作成者', null],
    ['最終更新日時', null],
    ['最終更新者', null],
  ],
  most: { name: 200, memo: 400 },
  taxes: {
    none: outside,
    sale: taxesOf('課税売上 {percent}%', '課税売上 (軽){percent}%', '非課税売上', '輸出売上'),
    saleReturn: taxesOf(
      '課税売上-返還等 {percent}%',
      '課税売上-返還等 (軽){percent}%',
      '非課税売上-返還等',
      '輸出売上-返還等',
    ),
    purchase: taxesOf('課税仕入 {percent}%', '課税仕入 (軽){percent}%', '非課税仕入', outside),
    purchaseReturn: taxesOf(
      '課税仕入-返還等 {percent}%',
      '課税仕入-返還等 (軽){percent}%',
      '非課税仕入-返還等',
      outside,
    ),
    qualified: ['適格', '{share}%控除', '控除なし'],
  },
}

function taxesOf(standard: string, reduced: string, exempt: string, exported: string): Record<TaxRateCode, string> {
  return { standard, reduced, exempt, export: exported, out_of_scope: outside }
}

/** Layouts that common programs read (domain §3.10). */
export const journalLayouts: Readonly<Record<JournalLayoutKey, JournalLayout>> = {
  yayoi,
  freee,
  money_forward: moneyForward,
}
