import { type Chapter, cloths } from './style-book.ts'

const sizes = ['S', 'M', 'L']

export const bottoms: Chapter[] = [
  {
    leaf: 'パンツ',
    share: { ss: 11, aw: 9 },
    sizes,
    cloths: cloths(
      'チノ',
      'リネン:ss',
      'バックサテン',
      'トロピカル:ss',
      '梳毛:aw:melange,pinstripe',
      'コーデュロイ:aw:pinstripe',
      'グレンチェック:aw:check',
      'サッカー:ss:pinstripe',
      'ジャージー:all:solid,melange',
      'ヘリンボン:aw',
    ),
    forms: [
      { name: 'テーパード', garment: { kind: 'trousers', cut: 'taper' }, price: [11900, 15900] },
      { name: 'ストレート', garment: { kind: 'trousers', cut: 'straight' }, price: [11900, 15900] },
      { name: 'ワイド', garment: { kind: 'trousers', cut: 'wide' }, price: [12900, 16900] },
      { name: 'ショーツ', garment: { kind: 'trousers', cut: 'short' }, price: [8900, 11900], time: 'ss' },
      { name: '九分丈', garment: { kind: 'trousers', cut: 'taper', length: 'short' }, price: [11900, 14900] },
    ],
  },
  {
    leaf: 'デニム',
    share: { ss: 4, aw: 4 },
    sizes,
    cloths: cloths('12ozデニム', '14ozセルビッジ', 'ストレッチデニム', 'ブラックデニム', 'ヒッコリー:all:pinstripe'),
    forms: [
      { name: 'ストレート', garment: { kind: 'denim', cut: 'straight' }, price: [14900, 18900] },
      { name: 'テーパード', garment: { kind: 'denim', cut: 'taper' }, price: [14900, 18900] },
      { name: 'ワイド', garment: { kind: 'denim', cut: 'wide' }, price: [14900, 19800] },
      { name: 'ショーツ', garment: { kind: 'denim', cut: 'short' }, price: [9900, 12900], time: 'ss' },
    ],
  },
  {
    leaf: 'スカート',
    share: { ss: 6, aw: 5 },
    sizes: ['36', '38', '40'],
    cloths: cloths(
      'リネン:ss',
      'サテン',
      'タイプライター:ss',
      'ギャバ',
      'ツイード:aw:check',
      'フランネル:aw:check',
      'ローン:ss:dot,solid',
      'コーデュロイ:aw:pinstripe',
      'ギンガム:ss:gingham',
    ),
    forms: [
      { name: 'フレアSK', garment: { kind: 'skirt', flow: 'flare' }, price: [11900, 15900] },
      { name: 'プリーツSK', garment: { kind: 'skirt', flow: 'pleats' }, price: [13900, 17900] },
      { name: '巻きスカート', garment: { kind: 'skirt', flow: 'wrap' }, price: [12900, 15900] },
      { name: 'タイトSK', garment: { kind: 'skirt', flow: 'tight' }, price: [10900, 13900] },
      { name: 'ティアードSK', garment: { kind: 'skirt', flow: 'tiers' }, price: [13900, 16900], time: 'ss' },
    ],
  },
  {
    leaf: 'バッグ',
    share: { ss: 4, aw: 3 },
    sizes: ['F'],
    cloths: cloths(
      '帆布',
      '8号帆布',
      '撥水ナイロン',
      'ストライプ帆布:ss:stripe',
      '畳縁:all:stripe,check',
      'ウール:aw:check',
    ),
    forms: [
      { name: 'トート', garment: { kind: 'bag', form: 'tote' }, price: [6900, 9900] },
      { name: 'ショルダー', garment: { kind: 'bag', form: 'shoulder' }, price: [8900, 12900] },
    ],
  },
  {
    leaf: '帽子',
    share: { ss: 3, aw: 2 },
    sizes: ['F'],
    cloths: cloths('リネン:ss', 'ウール:aw:check,melange', 'コットン', 'コーデュロイ:aw', '帆布'),
    forms: [{ name: 'キャップ', garment: { kind: 'cap' }, price: [4900, 6900] }],
  },
  {
    leaf: '巻物',
    share: { ss: 2, aw: 4 },
    sizes: ['F'],
    cloths: cloths(
      'ガーゼ:ss:gingham,dot',
      'リネン:ss',
      'カシミヤ混:aw:check,solid',
      'ラムウール:aw:check,stripe',
      'シルク:ss:dot',
    ),
    forms: [
      { name: 'ストール', garment: { kind: 'scarf' }, price: [6900, 12900] },
      { name: 'マフラー', garment: { kind: 'scarf', length: 'short' }, price: [7900, 12900], time: 'aw' },
    ],
  },
]
