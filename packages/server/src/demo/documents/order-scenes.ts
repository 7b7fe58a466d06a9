/** One line of an order: a colour by its sizes, with what of it passed inspection where that is less. */
export interface DemoOrderRow {
  readonly colour: string
  readonly quantities: readonly string[]
  /** By size: shipped less than ordered, or refused. */
  readonly short?: Readonly<Record<string, string>>
  readonly rejected?: Readonly<Record<string, string>>
}

/** One order of the demo's brand to its sewing factory, delivered and inspected as a whole. */
export interface DemoOrder {
  readonly key: string
  readonly title: string
  readonly item: string
  readonly description: string
  readonly unitPrice: string
  readonly sizes: readonly string[]
  readonly rows: readonly DemoOrderRow[]
  readonly issuedOn: string
  readonly due: string
  readonly shippedOn: string
  readonly arrivedOn: string
  readonly inspectedOn: string
}

const sizes = ['S', 'M', 'L', 'XL'] as const

/** Two styles of the autumn, billed together for October, and one of November that waits for its bill. */
export const demoOrders: readonly DemoOrder[] = [
  {
    key: 'crew',
    title: '26秋冬 裏毛クルー 本生産',
    item: 'SK26-311',
    description: '裏毛クルー',
    unitPrice: '4180',
    sizes,
    rows: [
      { colour: '71 杢グレー', quantities: ['90', '210', '180', '60'] },
      { colour: '99 黒', quantities: ['80', '170', '140', '50'], rejected: { L: '8' } },
      { colour: '03 生成り', quantities: ['50', '110', '90', '30'], short: { M: '4' } },
    ],
    issuedOn: '2026-10-01',
    due: '2026-10-16',
    shippedOn: '2026-10-13',
    arrivedOn: '2026-10-14',
    inspectedOn: '2026-10-16',
  },
  {
    key: 'flannel',
    title: '26秋冬 フランネルシャツ 本生産',
    item: 'SK26-326',
    description: 'フランネルシャツ',
    unitPrice: '3720',
    sizes,
    rows: [
      { colour: '19 紺チェック', quantities: ['120', '260', '220', '80'] },
      { colour: '98 墨チェック', quantities: ['80', '180', '150', '50'] },
      { colour: '03 生成り格子', quantities: ['40', '90', '60', '20'] },
    ],
    issuedOn: '2026-10-02',
    due: '2026-10-23',
    shippedOn: '2026-10-22',
    arrivedOn: '2026-10-23',
    inspectedOn: '2026-10-24',
  },
  {
    key: 'coat',
    title: '26秋冬 ステンカラーコート 追加生産',
    item: 'SK26-402',
    description: 'ステンカラーコート',
    unitPrice: '9800',
    sizes,
    rows: [
      { colour: '12 ベージュ', quantities: ['20', '40', '30', '10'] },
      { colour: '99 黒', quantities: ['15', '35', '25', '5'] },
    ],
    issuedOn: '2026-10-20',
    due: '2026-11-13',
    shippedOn: '2026-11-11',
    arrivedOn: '2026-11-12',
    inspectedOn: '2026-11-13',
  },
]

/** What the factory's invoice for October asks beside what was ordered: a dearer shirt, and labels that nobody ordered. */
export const demoInvoice = {
  until: '2026-10-31',
  issuedOn: '2026-10-31',
  dearer: { item: 'SK26-326', unitPrice: '3780' },
  extra: {
    item: null,
    description: '下げ札・織ネームの追加',
    unit: 'pc',
    quantity: '1350',
    unitPrice: '12.5',
    taxCode: 'standard',
    deliveredOn: '2026-10-23',
  },
} as const
