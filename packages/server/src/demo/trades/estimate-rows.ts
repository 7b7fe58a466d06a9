/** What one maker offered: nothing yet where there is no price. */
export interface DemoQuote {
  readonly from: 'konan' | 'danang' | 'hangzhou'
  readonly currency?: string
  readonly unitPrice: string | null
  readonly quotedOn?: string
  readonly validUntil?: string
  readonly leadDays?: number
  /** From how many pieces which price holds. */
  readonly breaks?: readonly { readonly minQuantity: string; readonly unitPrice: string }[]
  /** What it costs beside the price until it lies in the warehouse, as the buyer reckons. */
  readonly landed?: { readonly freight: string; readonly insurance: string; readonly others: string }
  readonly decision?: 'accept' | 'decline'
  readonly reason?: string
}

/** One style, asked of several makers at once. */
export interface DemoRound {
  readonly title: string
  readonly askedOn: string
  readonly replyDue: string
  readonly deliveryDue: string
  readonly lines: readonly Readonly<Record<string, string>>[]
  readonly quotes: readonly DemoQuote[]
}

const cells = (item: string, description: string, colours: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(colours).flatMap(([colour, quantities]) =>
    quantities.map((quantity, at) => ({ item, description, colour, size: 'SML'[at]!, unit: 'pc', quantity })),
  )

/** A skirt that is being compared, and the coat of the autumn, whose price was agreed before it was ordered. */
export const estimateRounds: readonly DemoRound[] = [
  {
    title: '26秋冬 ステンカラーコート 追加生産',
    askedOn: '2026-10-01',
    replyDue: '2026-10-09',
    deliveryDue: '2026-11-13',
    lines: cells('SK26-402', 'ステンカラーコート', { '12 ベージュ': ['20', '40', '30'], '99 黒': ['15', '35', '25'] }),
    quotes: [
      {
        from: 'konan',
        unitPrice: '9800',
        quotedOn: '2026-10-07',
        validUntil: '2026-10-31',
        leadDays: 30,
        decision: 'accept',
      },
      {
        from: 'hangzhou',
        currency: 'CNY',
        unitPrice: '512',
        quotedOn: '2026-10-08',
        validUntil: '2026-10-31',
        leadDays: 55,
        decision: 'decline',
        reason: '納期が間に合いません。',
      },
    ],
  },
  {
    title: '27春夏 タイプライタープリーツSK 本生産',
    askedOn: '2026-11-16',
    replyDue: '2026-11-27',
    deliveryDue: '2027-02-26',
    lines: cells('SK27-023', 'タイプライタープリーツSK', {
      '03 生成り': ['60', '120', '80'],
      '19 紺': ['50', '110', '80'],
    }),
    quotes: [
      {
        from: 'konan',
        unitPrice: '3480',
        quotedOn: '2026-11-19',
        validUntil: '2027-01-31',
        leadDays: 70,
        breaks: [
          { minQuantity: '300', unitPrice: '3480' },
          { minQuantity: '600', unitPrice: '3290' },
        ],
      },
      {
        from: 'danang',
        currency: 'USD',
        unitPrice: '18.4',
        quotedOn: '2026-11-23',
        validUntil: '2027-01-15',
        leadDays: 95,
        breaks: [
          { minQuantity: '300', unitPrice: '18.4' },
          { minQuantity: '1000', unitPrice: '16.9' },
        ],
        landed: { freight: '86000', insurance: '4200', others: '38000' },
      },
      { from: 'hangzhou', currency: 'CNY', unitPrice: null },
    ],
  },
]
