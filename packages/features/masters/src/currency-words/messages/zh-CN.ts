import type { Messages } from './ja.ts'

export const messages = {
  'field.fromCurrency': '币种',
  'field.toCurrency': '换算币种',
  'field.kind': '种类',
  'field.validFrom': '生效日',
  'field.rate': '换算汇率',
  'field.perUnits': '每几单位',
  'hint.perUnits': 'KRW、VND、IDR 按银行惯例以 100 为单位。',
  'choice.kind.company': '公司汇率',
  'view.chart': '走势',
  'chart.pair': '币种组合',
  'chart.none': '还没有汇率。添加后将在此显示走势。',
  'chart.caption': '每 1 {from} 的 {to}',
  'chart.label': '{pair} 汇率走势,下表为相同数据。',
  'chart.table': '汇率表',
  'chart.perUnit': '每单位',
} as const satisfies Messages
