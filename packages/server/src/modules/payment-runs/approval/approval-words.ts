import type { SnapshotField } from '@tsumugi/domain'

type Label = SnapshotField['label']

/** What deciders read beside the values of a run; kept with each approval in all languages. */
export const runLabels = {
  title: { ja: '支払実行', en: 'Payment run', 'zh-CN': '付款批次' },
  payOn: { ja: '振込日', en: 'Day to pay', 'zh-CN': '付款日' },
  debit: { ja: '支払口座', en: 'Paying account', 'zh-CN': '付款账户' },
  count: { ja: '件数', en: 'Payments', 'zh-CN': '件数' },
  payments: { ja: '支払先', en: 'Payees', 'zh-CN': '收款方' },
} as const satisfies Readonly<Record<string, Label>>
