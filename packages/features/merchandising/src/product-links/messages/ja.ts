export const messages = {
  title: 'つながる記録',
  labels: '品質表示',
  'label.new': 'ラベルを作る',
  'label.version': '第{version}版',
  workflow: 'ワークフロー',
  results: '実績',
  'results.edit': '実績を入れる',
  'results.title': '{name} の実績',
  'results.why': '月ごとの実績です。表計算ソフトから月の行に貼り付けられます。金額は税抜きです。',
  'results.month': '月',
  'results.receivedQuantity': '入荷数',
  'results.soldQuantity': '販売数',
  'results.sales': '売上',
  'results.fullPriceSales': 'うち正価',
  'results.stockQuantity': '月末在庫',
  'results.add': '月を足す',
  'results.cell': '{month} {figure}',
  'results.sum': '計',
  'results.wrong': '0以上の数を入れてください。',
  'results.full': 'うち正価は売上以下にしてください。',
  'results.save': '保存する',
  'results.saved': '実績を保存しました',
  'results.stale':
    'ほかの人が先に保存しました。相手の数字を読み込み、入力した月はそのまま残しています。確かめてからもう一度保存してください。',
  'results.failed': '保存できませんでした。入力した内容は残っています。',
} as const

export type Messages = Record<keyof typeof messages, string>
