import type { Home } from './home-data.ts'

const days = ['21', '22', '23', '24', '25', '26', '27'].map((day) => `2026-11-${day}`)
const product = (merchandisingId: number, name: string) => ({ brandId: 1, merchandisingId, name })

/** Nothing waits, as for kinds whose areas have no data yet. */
export const emptyHome: Home = { tasks: [], requests: [], changes: [], week: [] }

export const demoHome: Home = {
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
    releases:
      index === 2
        ? [product(11, 'タイプライターシャツ'), product(12, '天竺クルーT'), product(13, 'ボーダー長袖T')]
        : [],
    count: index === 2 ? 5 : 0,
  })),
}
