import { type Chapter, cloths } from './style-book.ts'

const sizes = ['S', 'M', 'L']

export const tops: Chapter[] = [
  {
    leaf: 'カットソー', share: { ss: 20, aw: 10 }, sizes: ['S', 'M', 'L', 'XL'],
    cloths: cloths(
      '天竺', '度詰め天竺', '鹿の子:ss', '強撚天竺:ss', 'スラブ天竺:ss:solid,melange', 'フライス',
      'ワッフル:aw', 'ボーダー天竺:all:stripe', 'バスクボーダー:all:stripe', '吊り天竺:all:solid,melange',
      '麻天竺:ss', '裏毛ライト:aw:solid,melange',
    ),
    forms: [
      { name: 'クルーT', garment: { kind: 'tee' }, price: [5900, 7900] },
      { name: 'ポケットT', garment: { kind: 'tee', pocket: true }, price: [5900, 8900] },
      { name: 'VネックT', garment: { kind: 'tee', neck: 'vee' }, price: [5900, 7900], time: 'ss' },
      { name: 'ボートネックT', garment: { kind: 'tee', neck: 'boat', sleeve: 'half' }, price: [6900, 8900] },
      { name: '五分袖ワイドT', garment: { kind: 'tee', sleeve: 'half', length: 'short' }, price: [7200, 8900] },
      { name: '長袖T', garment: { kind: 'tee', sleeve: 'long' }, price: [6900, 9900] },
      {
        name: 'タートルT', garment: { kind: 'tee', sleeve: 'long', neck: 'high' },
        price: [6900, 8900], time: 'aw',
      },
      { name: 'ノースリーブ', garment: { kind: 'tee', sleeve: 'none' }, price: [4900, 6900], time: 'ss' },
    ],
  },
  {
    leaf: 'シャツ・ブラウス', share: { ss: 15, aw: 11 }, sizes,
    cloths: cloths(
      'タイプライター', 'ブロード:all:solid,stripe,pinstripe', 'オックス:all:solid,pinstripe',
      'リネン:ss:solid,melange', '綿ローン:ss:solid,dot', 'ギンガム:all:gingham', 'マドラス:ss:check',
      'フランネル:aw:check,melange', 'ビエラ:aw:check,solid', 'シャンブレー:all:melange',
      'ピンスト:all:pinstripe', '水玉:ss:dot', 'ダブルガーゼ:all:solid,gingham',
    ),
    forms: [
      { name: 'シャツ', garment: { kind: 'shirt', pocket: true }, price: [11900, 14900] },
      {
        name: '半袖シャツ', garment: { kind: 'shirt', sleeve: 'short', pocket: true },
        price: [9900, 12900], time: 'ss',
      },
      { name: 'BD', garment: { kind: 'shirt', pocket: true, length: 'short' }, price: [12900, 14900] },
      { name: 'バンドカラー', garment: { kind: 'shirt', collar: 'band' }, price: [11900, 14900] },
      {
        name: '開襟シャツ', garment: { kind: 'shirt', collar: 'open', sleeve: 'short', pocket: true },
        price: [11900, 13900], time: 'ss',
      },
      { name: 'ロングシャツ', garment: { kind: 'shirt', length: 'long' }, price: [13900, 16900] },
      { name: 'ブラウス', garment: { kind: 'blouse' }, price: [10900, 13900] },
      {
        name: 'フレンチブラウス', garment: { kind: 'blouse', sleeve: 'short' },
        price: [9900, 12900], time: 'ss',
      },
      { name: '襟付ブラウス', garment: { kind: 'blouse', collar: 'band' }, price: [11900, 14900] },
    ],
  },
  {
    leaf: 'ニット', share: { ss: 9, aw: 21 }, sizes: ['M', 'L'],
    cloths: cloths(
      '畦編み', 'ラムウール:aw:solid,melange', 'シェットランド:aw:melange,solid', 'カシミヤ混:aw',
      '和紙糸:ss', '綿ニット:ss:solid,stripe', 'モヘヤ:aw', '麻ニット:ss', 'ミドルゲージ:aw:solid,stripe',
      'ハイゲージ:all', '梳毛:aw', 'シルク混:ss',
    ),
    forms: [
      { name: 'クルー', garment: { kind: 'knit' }, price: [11900, 18900] },
      { name: 'V', garment: { kind: 'knit', neck: 'vee' }, price: [11900, 17900] },
      { name: 'タートル', garment: { kind: 'knit', neck: 'high' }, price: [13900, 19800], time: 'aw' },
      {
        name: '半袖プルオーバー', garment: { kind: 'knit', sleeve: 'short' },
        price: [9900, 12900], time: 'ss',
      },
      { name: 'カーデ', garment: { kind: 'cardigan' }, price: [13900, 21800] },
      { name: 'ロングカーデ', garment: { kind: 'cardigan', length: 'long' }, price: [16900, 24800], time: 'aw' },
      { name: 'ベスト', garment: { kind: 'knit-vest' }, price: [9900, 13900] },
      {
        name: 'ケーブルクルー', garment: { kind: 'cable-knit' },
        price: [16900, 22800], time: 'aw', patterns: ['solid'],
      },
      {
        name: 'アラン', garment: { kind: 'cable-knit', neck: 'high' },
        price: [19800, 27800], time: 'aw', patterns: ['solid'],
      },
    ],
  },
  {
    leaf: 'スウェット', share: { ss: 4, aw: 6 }, sizes: ['S', 'M', 'L', 'XL'],
    cloths: cloths(
      '裏毛:all:solid,melange', '裏起毛:aw:solid,melange', '吊り裏毛:all:melange,solid', 'ミニ裏毛:ss',
      'ダンボール',
    ),
    forms: [
      { name: 'スウェット', garment: { kind: 'sweatshirt' }, price: [9900, 13900] },
      { name: 'パーカー', garment: { kind: 'hoodie' }, price: [12900, 16900] },
      {
        name: 'ハーフスリーブ', garment: { kind: 'sweatshirt', sleeve: 'half' },
        price: [8900, 10900], time: 'ss',
      },
      { name: 'ショートフーディ', garment: { kind: 'hoodie', length: 'short' }, price: [11900, 14900] },
    ],
  },
  {
    leaf: 'インナー', share: { ss: 4, aw: 2 }, sizes,
    cloths: cloths(
      'シルク', 'キュプラ', 'フライス', 'モダール', 'リブ', '綿サテン:ss',
    ),
    forms: [
      { name: 'キャミソール', garment: { kind: 'camisole' }, price: [3900, 6900] },
      { name: 'タンクトップ', garment: { kind: 'camisole', cut: 'wide' }, price: [3900, 5900] },
      { name: 'ロングキャミ', garment: { kind: 'camisole', length: 'long' }, price: [5900, 8900] },
    ],
  },
]
