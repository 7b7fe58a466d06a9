/** What a column of a bank's CSV holds. */
export const csvFields = [
  'bookedOn',
  'valueOn',
  'in',
  'out',
  'amount',
  'balance',
  'text',
  'senderName',
  'senderCode',
  'ediText',
  'inquiry',
  'virtualAccount',
] as const
export type CsvField = (typeof csvFields)[number]

/** Where a bank's CSV has what: found once, put right by a person, and remembered with the account. */
export interface CsvColumns {
  /** Rows above the first line of the statement, titles among them. */
  readonly skip: number
  /** From 0; a field the bank does not tell is left out. */
  readonly places: Readonly<Partial<Record<CsvField, number>>>
  /** The titles the places were found by: a file with others is asked about again. */
  readonly titles: readonly string[]
}

/** Titles as banks write them, most telling first. */
const titles: Readonly<Record<CsvField, RegExp>> = {
  bookedOn: /^(?:お?取引日付?|日付|勘定日|お?取扱日付?|年月日|入出金日|booked|date|booking date)$/i,
  valueOn: /^(?:起算日|value date)$/i,
  in: /^(?:お?預け?入れ?(?:金額)?|お預り金額|お?入金(?:金額|額)?(?:\(円\))?|受入金額|credit|deposits?)$/i,
  out: /^(?:お?引き?出し?(?:金額)?|お?支払い?(?:金額|額)?|お?出金(?:金額|額)?(?:\(円\))?|払出金額|debit|withdrawals?)$/i,
  amount: /^(?:お?取引金額|入出金(?:金)?額?(?:\(円\))?|金額|amount)$/i,
  balance: /^(?:(?:お?取引後|差引)?残高(?:\(円\))?|balance)$/i,
  text: /^(?:お?取引?内容|お?取扱内容|摘要(?:内容)?|お?取引区分|入出金(?:先)?内容|description|details)$/i,
  senderName: /^(?:振込依頼人名?|振込人名?|依頼人名?|ご依頼人名?|payer|remitter)$/i,
  senderCode: /^(?:振込依頼人コード|依頼人コード|振込依頼人番号|payer code)$/i,
  ediText: /^(?:EDI情報|EDI|remittance information)$/i,
  inquiry: /^(?:照会番号|取引番号|reference)$/i,
  virtualAccount: /^(?:仮想口座(?:番号)?|入金口座(?:番号)?|振込入金口座(?:番号)?|virtual account)$/i,
}

/** Titles stand within so many rows of the top, below the bank's name and the account. */
const farthestTitles = 20

/** Where things are by the bank's titles; null where no row has a date and an amount. */
export function detectCsvColumns(rows: readonly (readonly string[])[]): CsvColumns | null {
  for (const [at, row] of rows.slice(0, farthestTitles).entries()) {
    const places = placesIn(row)
    if (isEnough(places)) return { skip: at + 1, places, titles: row }
  }
  return null
}

/** Whether remembered columns are those of this file: its titles are the ones they were found by. */
export function fitsColumns({ skip, titles: known }: CsvColumns, rows: readonly (readonly string[])[]): boolean {
  if (known.length === 0) return true
  const found = rows[skip - 1] ?? []
  return found.length === known.length && known.every((title, at) => title === found[at])
}

/** A statement needs a date, and an amount or a column for each way. */
export function isEnough(places: CsvColumns['places']): boolean {
  return (
    places.bookedOn !== undefined &&
    (places.amount !== undefined || (places.in !== undefined && places.out !== undefined))
  )
}

function placesIn(row: readonly string[]): CsvColumns['places'] {
  const found = csvFields.flatMap((field) => {
    const at = row.findIndex((title) => titles[field].test(title.normalize('NFKC').replace(/\s+/g, ' ')))
    return at < 0 ? [] : [[field, at] as const]
  })
  return Object.fromEntries(found)
}
