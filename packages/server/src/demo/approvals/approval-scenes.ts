import { people } from './workflow-rows.ts'

export type Word = { by: number; decision: 'approved' | 'rejected' | 'returned'; comment?: string }

/** One request of the demo: who asked for what, how long ago, and what has been said since. */
export interface DemoRequest {
  workflow: 'launch' | 'markdown' | 'expense'
  /** Which of the products with a plan it is about; the same number again is about the same product. */
  product?: number
  /** Whether its cost takes the long way; the short one unless said. */
  size?: 'large' | 'small'
  title?: string
  by: number
  hoursAgo: number
  note?: string
  values: Record<string, string | boolean | null>
  words?: Word[]
  /** The product had these values then: what is approved next shows the difference. */
  wasThen?: Record<string, string>
  /** The open step is late by so many days. */
  lateDays?: number
}

/** The oldest first, as they were asked for. */
export const demoRequests: DemoRequest[] = [
  {
    workflow: 'launch',
    product: 0,
    size: 'large',
    by: people.minori,
    hoursAgo: 24 * 21,
    values: { reason: '昨年の同型が正価消化率78%だったため。', first_order_on: '2026-12-10', supplier_known: true },
    words: [
      { by: people.asa, decision: 'approved', comment: '数量は初回の動きを見て追加で。' },
      { by: people.tamaki, decision: 'approved' },
      { by: people.tamaki, decision: 'approved' },
    ],
    wasThen: { 'product.unitCost': '-8', 'product.planQuantity': '-12', 'product.releaseOn': '2027-02-12' },
  },
  {
    workflow: 'expense',
    title: '27春夏展示会 会場の装飾',
    by: people.asa,
    hoursAgo: 24 * 15,
    values: { amount: '320000', payee: '架空装飾(デモ)', content: '什器の借用と設営' },
    words: [{ by: people.tamaki, decision: 'approved', comment: '領収書を添えてください。' }],
  },
  {
    workflow: 'markdown',
    product: 4,
    by: people.minori,
    hoursAgo: 24 * 9,
    values: { rate: '30', why: '季節の終わり', from_on: '2026-12-26' },
    words: [{ by: people.asa, decision: 'rejected', comment: '年明けの初売りまで待ちましょう。' }],
  },
  {
    workflow: 'expense',
    title: 'モデル撮影の追加',
    by: people.asa,
    hoursAgo: 24 * 6,
    values: { amount: '185000', payee: '写真スタジオ見本(デモ)', content: '半日の延長' },
    words: [{ by: people.tamaki, decision: 'returned', comment: '見積書の金額と違います。確かめてください。' }],
  },
  {
    workflow: 'expense',
    title: '27春夏展示会 図録の印刷',
    by: people.tamaki,
    hoursAgo: 24 * 4,
    values: { amount: '480000', payee: '紙と版社(デモ)', content: 'A4 48ページ 600部' },
  },
  {
    workflow: 'markdown',
    product: 2,
    by: people.minori,
    hoursAgo: 24 * 3,
    values: { rate: '20', why: '在庫が多い', from_on: '2026-12-01' },
    lateDays: 1,
    note: '店頭の在庫が計画の1.4倍です。',
  },
  {
    workflow: 'launch',
    product: 1,
    size: 'large',
    by: people.minori,
    hoursAgo: 26,
    values: { reason: '生地の在庫を使い切るため。', first_order_on: '2026-12-18', supplier_known: false },
    words: [{ by: people.tamaki, decision: 'approved', comment: '賛成です。' }],
  },
  {
    workflow: 'expense',
    title: '素材展の出張',
    by: people.asa,
    hoursAgo: 20,
    values: { amount: '96000', payee: '旅行見本社(デモ)', content: '尾州・遠州 2名' },
  },
  {
    workflow: 'launch',
    product: 0,
    size: 'large',
    by: people.minori,
    hoursAgo: 5,
    values: { reason: '昨年の同型が正価消化率78%だったため。', first_order_on: '2026-12-10', supplier_known: true },
    note: '生地値の改定(10月)で原価が上がりました。数量も見直しています。',
  },
  {
    workflow: 'launch',
    product: 1,
    by: people.minori,
    hoursAgo: 2,
    values: { reason: '展示会での引き合いが多いため。', first_order_on: '2027-01-08', supplier_known: true },
  },
]
