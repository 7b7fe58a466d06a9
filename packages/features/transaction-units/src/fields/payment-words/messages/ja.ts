export const messages = {
  method: '支払方法',
  'method.bank': '銀行振込',
  'method.cash': '現金',
  'method.densai': '電子記録債権',
  'method.factoring': '一括決済方式',
  'method.card': 'カード',
  'method.other': 'その他',
  means: '現金以外の支払方法',
  'means.none': 'なし(振込・現金・カード)',
  institution: '金融機関の名称',
  amountOrShare: '金融機関から受ける額または割合',
  cashOn: '金銭の支払を受けられる日',
  settledOn: '金融機関へ支払う日',
  claimAmount: '電子記録債権の額',
  claimMaturity: '満期日',
  other: '種類・額・条件',
  costs: 'その日までに現金にする費用を受注者が負担する',
  figure: '数字で入力してください。例: 417600',
} as const

export type Messages = Readonly<Record<keyof typeof messages, string>>
