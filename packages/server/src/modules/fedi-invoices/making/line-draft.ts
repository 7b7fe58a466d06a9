import { compare, sum, type BusinessDate, type Decimal } from '@tsumugi/domain'
import { countryNamed, type LineDraft, linesOfNotes, type NoteTotal, type TaxCategory } from '@tsumugi/domain/e-invoice'
import { taxCategoryOf, type TaxRateCode } from '@tsumugi/domain/trading'
import type { LineDataRow } from '../../../records/lines/line-queries.ts'
import type { BilledHead, BilledLine } from '../queries/billed-queries.ts'
import { fileWords } from './messages/file-words.ts'

/** What goods are counted in, by the codes of the standard, and the counter as Japanese papers say it (evidence §6). */
const units: Readonly<Record<string, readonly [code: string, counter: string]>> = {
  pc: ['H87', fileWords.counters.pc],
  set: ['SET', fileWords.counters.set],
  m: ['MTR', fileWords.counters.m],
  yd: ['YRD', fileWords.counters.yd],
  kg: ['KGM', fileWords.counters.kg],
  roll: ['XRO', fileWords.counters.roll],
  cone: ['XAJ', fileWords.counters.cone],
  dozen: ['DZN', fileWords.counters.dozen],
  gross: ['GRO', fileWords.counters.gross],
}

/** What lines are told from, beside themselves. */
export interface LineFacts {
  readonly billed: ReadonlyMap<number, BilledLine>
  readonly head: Pick<BilledHead, 'hsCode' | 'origin'>
  /** Of a return: when its goods had been sold. */
  readonly soldOn: string | null
}

export const categoryOf = (line: LineDataRow): TaxCategory => taxCategoryOf(line.tax_code as TaxRateCode) as TaxCategory
export const percentOf = (line: LineDataRow): { percent?: Decimal } =>
  line.tax_percent === null || categoryOf(line) === 'O' ? {} : { percent: String(line.tax_percent) }

/** What takes off is no line of its own: a price is never below nothing. */
export const isTakenOff = (line: LineDataRow): boolean => compare(line.amount ?? '0', '0') < 0

const isCharge = ({ line_kind: kind }: LineDataRow) => kind === 'freight' || kind === 'service'

export function lineOf(line: LineDataRow, facts: LineFacts): LineDraft {
  const category = categoryOf(line)
  const said = [line.item, line.colour, line.size].filter(Boolean).join(' ') || String(line.description ?? '–')
  const day = line.delivered_on as BusinessDate | null
  const discount = String(line.discount ?? '0')
  const reason = { kind: 'allowance' as const, reasonCode: '95' }
  const [unit, counter] = isCharge(line) ? ['C62', null] : (units[String(line.unit)] ?? ['C62', null])
  return {
    name: `${category === 'AA' ? '※' : ''}${said}`.slice(0, 200),
    ...(line.description && line.item ? { description: String(line.description) } : {}),
    ...(facts.soldOn ? { note: facts.soldOn } : {}),
    quantity: String(line.quantity),
    unit,
    price: String(line.unit_price ?? '0'),
    category,
    ...percentOf(line),
    ...(compare(discount, '0') > 0 ? { adjustments: [{ ...reason, amount: discount }] } : {}),
    ...(day ? { period: { start: day, end: day } } : {}),
    ...goodsOf(line, facts),
    ...attributesOf(line, counter),
  }
}

/** Numbers and codes by which the buyer finds order, delivery and goods again. */
function goodsOf(line: LineDataRow, { billed, head }: LineFacts): Partial<LineDraft> {
  const behind = billed.get(line.id)
  const tied = {
    ...(behind?.order ? { order: { id: behind.order, lineId: String(behind.orderPosition ?? 1) } } : {}),
    ...(behind && behind.notes.length > 0 ? { deliveryNotes: behind.notes.map(({ number }) => number) } : {}),
  }
  if (isCharge(line)) return tied
  const origin = countryNamed(behind?.materialOrigin ?? head.origin ?? '')
  return {
    ...tied,
    ...(line.item ? { buyerCode: String(line.item) } : {}),
    ...(behind?.materialCode ? { sellerCode: behind.materialCode } : {}),
    ...(behind?.jan ? { gtin: behind.jan } : {}),
    ...(head.hsCode ? { hsCode: head.hsCode } : {}),
    ...(origin ? { origin } : {}),
  }
}

function attributesOf({ colour, size }: LineDataRow, counter: string | null): Partial<LineDraft> {
  const said = [
    [fileWords.attributes.counter, counter],
    [fileWords.attributes.colour, colour],
    [fileWords.attributes.size, size],
  ] as const
  const attributes = said.flatMap(([name, value]) => (value ? [{ name, value: String(value) }] : []))
  return attributes.length > 0 ? { attributes } : {}
}

/** One line for each delivery note and rate, and as they are those that no single note stands behind (evidence §7). */
export function noteLinesOf(lines: readonly LineDataRow[], facts: LineFacts): { lines: LineDraft[]; notes: number } {
  const totals = new Map<string, NoteTotal>()
  const others: LineDraft[] = []
  for (const line of lines) {
    const [note, more] = facts.billed.get(line.id)?.notes ?? []
    const day = note?.arrivedOn ?? (line.delivered_on as string | null)
    if (!note || more || !day) {
      others.push(lineOf(line, facts))
      continue
    }
    const rate = { category: categoryOf(line), ...percentOf(line) }
    const key = `${note.number} ${rate.category} ${rate.percent ?? ''}`
    const amount = sum([totals.get(key)?.amount ?? '0', line.amount ?? '0'])
    totals.set(key, { number: note.number, ...rate, amount, delivered: day as BusinessDate })
  }
  return { lines: [...linesOfNotes([...totals.values()]), ...others], notes: totals.size }
}
