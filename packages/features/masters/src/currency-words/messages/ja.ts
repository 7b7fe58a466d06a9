export const messages = {
  'field.fromCurrency': '通貨',
  'field.toCurrency': '換算先',
  'field.kind': '種類',
  'field.validFrom': '適用開始日',
  'field.rate': 'レート',
  'field.perUnits': '何単位あたり',
  'hint.perUnits': 'KRW・VND・IDR は、銀行と同じく 100 単位で表します。',
  'choice.kind.company': '社内レート',
  'view.chart': '推移',
  'chart.pair': '通貨の組',
  'chart.none': 'レートがまだありません。追加するとここに推移を描きます。',
  'chart.caption': '1 {from} あたりの {to}',
  'chart.label': '{pair} のレートの推移。同じ数字は下の表にあります。',
  'chart.table': 'レートの表',
  'chart.perUnit': '1 単位あたり',
} as const

export type Messages = Record<keyof typeof messages, string>
