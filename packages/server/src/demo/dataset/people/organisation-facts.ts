/** Banks of the demo: numbers no bank has. */
export const bankNames: Readonly<Record<string, { name: string; branches: Readonly<Record<string, string>> }>> = {
  '0000': { name: 'デモ銀行', branches: { '001': '本店営業部', '102': '神宮前支店' } },
  '0009': { name: '見本信用金庫', branches: { '007': '鎌倉支店' } },
}

/** Beside public holidays. */
export const closedDays = [
  { closed_on: '2026-12-29', name: '年末休業' },
  { closed_on: '2026-12-30', name: '年末休業' },
  { closed_on: '2027-04-30', name: '春季一斉休業' },
  { closed_on: '2027-08-12', name: '夏季休業' },
  { closed_on: '2027-08-13', name: '夏季休業' },
]

interface RelationFacts {
  categories: string[]
  basic_contract_on: string | null
  rating: number | null
  note: string
}

/** What buyers know of their partners, by the partner's id. */
export const relationFacts: Readonly<Record<number, RelationFacts>> = {
  3: {
    categories: ['シャツ', 'ブラウス', 'ワンピース'],
    basic_contract_on: '2025-04-20',
    rating: 5,
    note: '小ロットの先上げに強い。窓口は加藤さん。',
  },
  4: {
    categories: ['ニット', 'カットソー'],
    basic_contract_on: '2025-05-12',
    rating: 4,
    note: '12ゲージまで。冬物は8月までに枠取り。',
  },
  5: {
    categories: ['ダウン', 'コート', 'ジャケット'],
    basic_contract_on: '2025-08-01',
    rating: 4,
    note: '春節の前後2週間は出荷なし。',
  },
  6: {
    categories: ['パンツ', 'デニム', 'シャツ'],
    basic_contract_on: '2025-09-15',
    rating: 3,
    note: 'サンプルは往復で10日みる。',
  },
  7: { categories: ['カットソー'], basic_contract_on: null, rating: null, note: '工場見学済み。契約前の確認中。' },
  8: { categories: ['OEM', '輸入代行'], basic_contract_on: '2025-04-18', rating: 4, note: '' },
  9: {
    categories: ['生地', '付属'],
    basic_contract_on: '2025-04-25',
    rating: 5,
    note: '反物は午前中の発注で当日出荷。',
  },
}
