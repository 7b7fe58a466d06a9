import { minus, sum, times, type Locale } from '@tsumugi/domain'
import { cartonCode, cartonCount, cartonsOf, grossWeight, type CartonRange } from '@tsumugi/domain/trading'
import type { DocumentContent } from '../../documents/pdf/document-pdf.ts'
import { pointsPerMillimetre, type PdfContent, type PdfDefinition } from '../../documents/pdf/pdf-definition.ts'
import type { Sheet } from '../../documents/spreadsheet/sheet.ts'

type Words = Readonly<Record<Locale, string>>

const words = {
  labels: { ja: '箱ラベル', en: 'Carton labels', 'zh-CN': '箱标' },
  packing_list: { ja: '梱包明細書', en: 'Packing list', 'zh-CN': '装箱单' },
  case_mark: { ja: 'ケースマーク', en: 'Case mark', 'zh-CN': '唛头' },
  from: { ja: '出荷元', en: 'Shipper', 'zh-CN': '发货方' },
  to: { ja: '納入先', en: 'Consignee', 'zh-CN': '收货方' },
  order: { ja: '発注番号', en: 'Order', 'zh-CN': '订单号' },
  delivery: { ja: '納品番号', en: 'Delivery', 'zh-CN': '交货单号' },
  cartons: { ja: '箱番号', en: 'Cartons', 'zh-CN': '箱号' },
  count: { ja: '箱数', en: 'Count', 'zh-CN': '箱数' },
  line: { ja: '品番・色・サイズ', en: 'Item, colour, size', 'zh-CN': '货号・颜色・尺码' },
  each: { ja: '1箱', en: 'Each', 'zh-CN': '每箱' },
  total: { ja: '計', en: 'Total', 'zh-CN': '合计' },
  net: { ja: '正味 kg', en: 'Net kg', 'zh-CN': '净重 kg' },
  gross: { ja: '総重量 kg', en: 'Gross kg', 'zh-CN': '毛重 kg' },
  size: { ja: '寸法 cm', en: 'Size cm', 'zh-CN': '尺寸 cm' },
} as const satisfies Readonly<Record<string, Words>>

/** What the papers of a delivery say of it. */
export interface PackedDelivery {
  readonly id: number
  readonly locale: Locale
  readonly number: string
  readonly order: string
  readonly seller: string
  readonly buyer: string
  readonly place: string
  readonly packing: readonly CartonRange[]
  /** What a line of the order is called. */
  nameOf(sourceLineId: number): string
}

export const paperName = (kind: 'labels' | 'packing_list' | 'case_mark', { locale, number }: PackedDelivery): string =>
  `${words[kind][locale]} ${number}`

const sizeOf = ({ lengthCm, widthCm, heightCm }: CartonRange) =>
  lengthCm && widthCm && heightCm ? `${lengthCm} × ${widthCm} × ${heightCm}` : ''
const spanOf = ({ first, last }: CartonRange) => (first === last ? String(first) : `${first}–${last}`)
const piecesOf = ({ contents }: CartonRange) => sum(contents.map(({ quantity }) => quantity))

/** One row for each SKU of a range; what is of the whole range stands on its first. */
function rowsOf({ packing, nameOf }: PackedDelivery): string[][] {
  return packing.flatMap((range) =>
    range.contents.map(({ sourceLineId, quantity }, at) => {
      const count = String(cartonCount(range))
      const ofRange = [spanOf(range), count]
      return [
        ...(at === 0 ? ofRange : ['', '']),
        nameOf(sourceLineId),
        quantity,
        times(quantity, count),
        ...(at === 0
          ? [times(range.netKg ?? '0', count), times(range.grossKg ?? '0', count), sizeOf(range)]
          : ['', '', '']),
      ]
    }),
  )
}

const piecesInAll = (packing: readonly CartonRange[]) =>
  sum(packing.map((range) => times(piecesOf(range), String(cartonCount(range)))))

/** What is in which carton, as a paper. */
export function packingPaper(delivery: PackedDelivery): DocumentContent {
  const { locale, number, order, seller, buyer, place, packing } = delivery
  const t = (key: keyof typeof words) => words[key][locale]
  return {
    locale,
    title: t('packing_list'),
    facts: [
      { label: t('delivery'), value: number },
      { label: t('order'), value: order },
    ],
    parties: [
      { role: t('to'), name: buyer, lines: place ? [place] : [] },
      { role: t('from'), name: seller, lines: [] },
    ],
    tables: [
      {
        columns: [
          { label: t('cartons'), whole: true },
          { label: t('count'), figure: true },
          { label: t('line'), width: '*' },
          { label: t('each'), figure: true },
          { label: t('total'), figure: true },
          { label: t('net'), figure: true },
          { label: t('gross'), figure: true },
          { label: t('size'), whole: true },
        ],
        rows: rowsOf(delivery),
        totals: [
          [t('total'), String(cartonsOf(packing)), '', '', piecesInAll(packing), '', grossWeight(packing) ?? '', ''],
        ],
      },
    ],
  }
}

/** The same as a table. */
export function packingSheet(delivery: PackedDelivery): Sheet {
  const t = (key: keyof typeof words) => words[key][delivery.locale]
  return {
    name: t('packing_list'),
    columns: [
      { header: t('cartons'), kind: 'text' },
      { header: t('count'), kind: 'money' },
      { header: t('line'), kind: 'text' },
      { header: t('each'), kind: 'money' },
      { header: t('total'), kind: 'money' },
      { header: t('net'), kind: 'money' },
      { header: t('gross'), kind: 'money' },
      { header: t('size'), kind: 'text' },
    ],
    rows: rowsOf(delivery),
  }
}

const margin = 5 * pointsPerMillimetre
const codeSize = 26 * pointsPerMillimetre

/** One label of 100 × 70 mm for each carton of these ranges, with its code to be scanned and to be read. */
export function labelPaper(delivery: PackedDelivery, ranges = delivery.packing): PdfDefinition {
  const { locale, packing } = delivery
  const all = cartonsOf(packing)
  const labels = ranges.flatMap((range) =>
    Array.from({ length: cartonCount(range) }, (_, at) => ({ range, number: range.first + at })),
  )
  return {
    locale,
    title: words.labels[locale],
    paper: { width: 100, height: 70 },
    margins: [margin, margin, margin, margin],
    footer: false,
    content: labels.map(({ range, number }, at) => labelOf(delivery, range, { number, all, isFirst: at === 0 })),
  }
}

interface Place {
  readonly number: number
  readonly all: number
  readonly isFirst: boolean
}

/** As many SKUs as fit on a label; the rest is a figure. */
const mostNamed = 5

function labelOf(delivery: PackedDelivery, range: CartonRange, { number, all, isFirst }: Place): PdfContent {
  const t = (key: keyof typeof words) => words[key][delivery.locale]
  const { contents } = range
  const named = contents.slice(0, mostNamed)
  const rest = minus(piecesOf(range), sum(named.map(({ quantity }) => quantity)))
  const code = cartonCode(delivery.id, number)
  const row = (name: string, quantity: string): PdfContent[] => [
    { text: name, fontSize: 8 },
    { text: quantity, fontSize: 8, bold: true, alignment: 'right' },
  ]
  return {
    ...(isFirst ? {} : { pageBreak: 'before' as const }),
    stack: [
      {
        columns: [
          { text: [delivery.buyer, delivery.place].filter(Boolean).join('\n'), fontSize: 8, width: '*' },
          { text: `${number} / ${all}`, fontSize: 18, bold: true, alignment: 'right', width: 'auto' },
        ],
      },
      { text: `${delivery.order} ・ ${delivery.number}`, fontSize: 8, margin: [0, 2, 0, 4] },
      {
        columns: [
          {
            width: '*',
            table: {
              widths: ['*', 'auto'],
              body: [
                ...named.map(({ sourceLineId, quantity }) => row(delivery.nameOf(sourceLineId), quantity)),
                ...(contents.length > mostNamed ? [row(`+ ${contents.length - mostNamed}`, rest)] : []),
                row(t('total'), piecesOf(range)),
              ],
            },
            layout: 'hairlines',
          },
          {
            width: codeSize,
            stack: [
              { qr: code, fit: codeSize },
              { text: code, fontSize: 8, bold: true, alignment: 'center', margin: [0, 2, 0, 0] },
            ],
          },
        ],
        columnGap: 8,
      },
      {
        text: [range.grossKg && `${t('gross')} ${range.grossKg}`, sizeOf(range) && `${sizeOf(range)} cm`]
          .filter(Boolean)
          .join('   '),
        fontSize: 8,
        margin: [0, 4, 0, 0],
      },
    ],
  }
}

/** What is painted on the cartons: who gets them, under which order, which of how many. */
export function caseMarkPaper({ locale, number, order, seller, buyer, place, packing }: PackedDelivery): PdfDefinition {
  const lines = [buyer, place, order, `C/NO. 1–${cartonsOf(packing)}`, number, seller].filter(Boolean)
  return {
    locale,
    title: words.case_mark[locale],
    paper: 'A4',
    footer: false,
    content: [
      {
        margin: [0, 120, 0, 0],
        table: {
          widths: ['*'],
          body: lines.map((text) => [
            {
              text,
              fontSize: 26,
              bold: true,
              alignment: 'center' as const,
              margin: [0, 8, 0, 8] as [number, number, number, number],
            },
          ]),
        },
        layout: 'plain',
      },
    ],
  }
}
