/** One deal of the demo, and how far it has gone. */
export interface DemoTrade {
  readonly title: string
  /** How many styles it is about. */
  readonly styles: number
  readonly askedOn: string
  readonly replyDue: string
  readonly deliveryDue: string
  readonly orderedOn?: string
  readonly until: 'draft' | 'requested' | 'declined' | 'inquiry' | 'lost' | 'delivered'
  readonly reason?: string
}

/** From a thought to a delivery: every state that a deal can be in without an estimate or a bill. */
export const trades: readonly DemoTrade[] = [
  {
    title: '27春夏 本生産 2型',
    styles: 2,
    askedOn: '2026-09-24',
    replyDue: '2026-10-01',
    deliveryDue: '2027-02-19',
    orderedOn: '2026-10-19',
    until: 'delivered',
  },
  {
    title: '27春夏 追加生産',
    styles: 1,
    askedOn: '2026-11-12',
    replyDue: '2026-11-27',
    deliveryDue: '2027-03-12',
    until: 'inquiry',
  },
  {
    title: '27春夏 ワンピース',
    styles: 1,
    askedOn: '2026-11-18',
    replyDue: '2026-11-30',
    deliveryDue: '2027-03-26',
    until: 'requested',
  },
  {
    title: '26秋冬 コート 再生産',
    styles: 1,
    askedOn: '2026-10-05',
    replyDue: '2026-10-14',
    deliveryDue: '2026-12-10',
    until: 'declined',
    reason: '年内の縫製ラインに空きがありません。',
  },
  {
    title: '27春夏 カットソー',
    styles: 1,
    askedOn: '2026-10-08',
    replyDue: '2026-10-16',
    deliveryDue: '2027-02-05',
    until: 'lost',
    reason: '目標の単価に届かず、国内の工場に直接お願いしました。',
  },
  {
    title: '27秋冬 先行サンプル',
    styles: 1,
    askedOn: '2026-11-20',
    replyDue: '2026-12-04',
    deliveryDue: '2027-04-09',
    until: 'draft',
  },
]
