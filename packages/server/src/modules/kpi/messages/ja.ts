export const messages = {
  'sheet.name': 'KPI',
  'head.month': '月',
  'head.groups': '組織',
  'head.activeUsers': '利用者',
  'head.orders': '発注',
  'head.gmv': '流通総額',
  'head.arrived': '納品',
  'head.onTime': '納期どおり',
  'head.share': '納期を守った割合(%)',
  total: '期間の計',
} as const

export type Messages = Record<keyof typeof messages, string>
