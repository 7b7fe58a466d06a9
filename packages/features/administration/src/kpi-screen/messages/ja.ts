export const messages = {
  period: '期間',
  months: '{count}か月',
  earlier: '前の期間',
  later: '次の期間',
  measure: '図に出す数字',
  save: 'CSVで保存',
  month: '月',
  groups: '組織',
  activeUsers: '利用者',
  orders: '発注',
  gmv: '流通総額',
  punctuality: '納期どおり',
  total: '期間の計',
  arrived: '納品{count}件',
  chart: '{measure}の推移',
  table: '月ごとの数字',
  about: 'テスト用の組織は含みません。利用者は何かを書き込んだ人、流通総額は取り消されていない発注の税抜額です。',
  failed: '保存できませんでした。もう一度押してください。',
} as const

export type Messages = Record<keyof typeof messages, string>
