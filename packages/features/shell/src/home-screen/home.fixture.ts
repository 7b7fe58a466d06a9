import type { QueueItem } from '@tsumugi/contract'
import type { Home } from './home-data.ts'

const days = ['21', '22', '23', '24', '25', '26', '27'].map((day) => `2026-11-${day}`)
const product = (merchandisingId: number, name: string) => ({ brandId: 1, merchandisingId, name })

/** Nothing waits, as for kinds whose areas have no data yet. */
export const emptyHome: Home = {
  today: '2026-11-21',
  queue: { items: [], ours: 0, theirs: 0, isCapped: false },
  tasks: [],
  requests: [],
  changes: [],
  documentChanges: [],
  money: [],
  week: days.map((on, at) => ({ on, isClosed: at < 2, events: [], count: 0 })),
}

const waiting = (id: number, item: Partial<QueueItem>): QueueItem => ({
  id,
  noun: 'invoice',
  number: `INV2611-0000${id}`,
  title: '',
  partner: '江南縫製(デモ)',
  move: 'confirm',
  turn: 'ours',
  group: 'today',
  currency: 'JPY',
  amount: '2015860',
  quantity: '770',
  dueOn: '2026-11-18',
  waitingDays: 4,
  ...item,
})

export const demoHome: Home = {
  today: '2026-11-21',
  queue: {
    items: [
      waiting(1, { title: 'ボーダー長袖T 第1便' }),
      waiting(2, {
        noun: 'delivery',
        number: 'DN2611-00002',
        title: 'トレンチコート',
        move: 'inspect',
        group: 'week',
        dueOn: '2026-11-26',
      }),
      waiting(3, {
        noun: 'contract',
        number: null,
        title: '27春夏 シャツ',
        move: 'issue',
        group: 'draft',
        dueOn: null,
      }),
      waiting(4, {
        noun: 'contract',
        title: '27春夏 パンツ',
        move: 'accept',
        turn: 'theirs',
        group: 'theirs',
        waitingDays: 2,
      }),
    ],
    ours: 3,
    theirs: 4,
    isCapped: false,
  },
  documentChanges: [
    {
      id: 5,
      noun: 'invoice',
      number: 'INV2611-00005',
      title: '11月分',
      partner: '江南縫製(デモ)',
      count: 3,
      by: null,
      at: '2026-11-20T03:00:00Z',
      verb: 'moved',
      transition: 'issue',
    },
  ],
  money: [
    {
      side: 'payable',
      currency: 'JPY',
      dueThisWeek: '0',
      late: '144276',
      disputed: '0',
      next: { on: '2026-11-30', amount: '11406780' },
    },
  ],
  requests: [
    { id: 7, title: '裏毛スウェットの発注', status: 'pending', requestedAt: '2026-11-20T01:00:00Z' },
    { id: 6, title: '天竺クルーTの発注', status: 'returned', requestedAt: '2026-11-18T01:00:00Z' },
  ],
  tasks: [
    { kind: 'releasing_soon', count: 4, target: { brandId: 1, merchandisingId: null }, label: '白詰草' },
    { kind: 'over_budget', count: 2, target: { brandId: 1, merchandisingId: 12 }, label: '白詰草' },
    { kind: 'uncategorized', count: 3, target: { brandId: 2, merchandisingId: null }, label: '青嶺' },
    { kind: 'without_picture', count: 12, target: { brandId: 2, merchandisingId: null }, label: '青嶺' },
    { kind: 'terms_to_agree', count: 1, target: null, label: null },
    { kind: 'invitation', count: 1, target: null, label: '潮風衣料(デモ)' },
  ],
  changes: [
    {
      id: 2,
      subject: { ...product(11, 'タイプライターシャツ'), imageUrl: null },
      by: '森下 あさ',
      at: '2026-11-21T01:00:00Z',
      fields: ['releaseOn', 'unitCost'],
    },
    {
      id: 1,
      subject: { ...product(12, '天竺クルーT'), imageUrl: null },
      by: '',
      at: '2026-11-20T05:00:00Z',
      fields: [],
    },
  ],
  week: days.map((on, index) => ({
    on,
    isClosed: index === 1,
    events:
      index === 2
        ? [
            {
              key: 'release-11',
              kind: 'release',
              noun: null,
              title: 'タイプライターシャツ',
              money: null,
              link: '/s/merchandisings/md_map/1/11',
            },
            {
              key: 'payable-1',
              kind: 'payable',
              noun: null,
              title: '',
              money: { amount: '11406780', currency: 'JPY' },
              link: '/s/payables',
            },
            {
              key: 'delivery-2',
              kind: 'document',
              noun: 'delivery',
              title: 'トレンチコート',
              money: null,
              link: '/s/deliveries/2',
            },
          ]
        : [],
    count: index === 2 ? 5 : 0,
  })),
}
