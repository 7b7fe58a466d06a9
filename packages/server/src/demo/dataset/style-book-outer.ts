import { type Chapter, cloths } from './style-book.ts'

const sizes = ['S', 'M', 'L']

export const outer: Chapter[] = [
  {
    leaf: 'コート', share: { ss: 4, aw: 11 }, sizes: ['36', '38', '40'],
    cloths: cloths(
      'ギャバ', 'メルトン:aw', 'ツイード:aw:check,melange', 'ウールビーバー:aw', 'リネンツイル:ss',
      '高密度タフタ:ss', '撥水コットン', 'ヘリンボン:aw:pinstripe', 'グレンチェック:aw:check',
    ),
    forms: [
      { name: 'ステンカラー', garment: { kind: 'coat', collar: 'point' }, price: [36800, 49800] },
      { name: 'トレンチ', garment: { kind: 'trench' }, price: [42800, 54800], patterns: ['solid'] },
      { name: 'チェスター', garment: { kind: 'coat', collar: 'open' }, price: [39800, 59800], time: 'aw' },
      {
        name: 'ダブルコート', garment: { kind: 'coat', collar: 'open', double: true },
        price: [42800, 62800], time: 'aw',
      },
      { name: 'ノーカラーコート', garment: { kind: 'coat', collar: 'band' }, price: [29800, 39800] },
    ],
  },
  {
    leaf: 'ジャケット', share: { ss: 5, aw: 5 }, sizes: ['36', '38', '40'],
    cloths: cloths(
      'リネン:ss', 'サッカー:ss:pinstripe,solid', 'トロピカル:ss', '梳毛フラノ:aw:melange',
      'コーデュロイ:aw:pinstripe', 'ツイード:aw:check', 'ナイロン', 'ジャージー:all:melange,solid',
    ),
    forms: [
      { name: 'テーラードJK', garment: { kind: 'jacket', collar: 'open' }, price: [24800, 34800] },
      { name: 'ダブルJK', garment: { kind: 'jacket', collar: 'open', double: true }, price: [27800, 36800] },
      { name: 'ノーカラーJK', garment: { kind: 'jacket', collar: 'band' }, price: [22800, 29800] },
      { name: 'カバーオール', garment: { kind: 'jacket', collar: 'point' }, price: [19800, 27800] },
    ],
  },
  {
    leaf: 'ブルゾン', share: { ss: 5, aw: 6 }, sizes: ['S', 'M', 'L', 'XL'],
    cloths: cloths(
      'ナイロン', '高密度タフタ', 'リップストップ', 'スエード調:aw', 'ボア:aw', 'コットンツイル',
      'メッシュ:ss',
    ),
    forms: [
      { name: 'ブルゾン', garment: { kind: 'blouson' }, price: [18800, 26800], patterns: ['solid'] },
      {
        name: 'スタンドブルゾン', garment: { kind: 'blouson', collar: 'band' },
        price: [18800, 25800], patterns: ['solid'],
      },
      { name: 'マウンテンパーカ', garment: { kind: 'parka' }, price: [24800, 36800], patterns: ['solid'] },
      {
        name: 'ロングパーカ', garment: { kind: 'parka', length: 'long' },
        price: [27800, 39800], patterns: ['solid'],
      },
    ],
  },
  {
    leaf: 'ダウン', share: { ss: 0, aw: 6 }, sizes: ['S', 'M', 'L', 'XL'],
    cloths: cloths(
      'マットタフタ:aw', 'リップストップ:aw', '再生ナイロン:aw', '綿ナイロン:aw', 'ウール調:aw:melange',
    ),
    forms: [
      { name: 'ダウンJK', garment: { kind: 'puffer' }, price: [29800, 42800], time: 'aw' },
      { name: 'ダウンコート', garment: { kind: 'puffer', length: 'long' }, price: [39800, 54800], time: 'aw' },
      { name: 'ダウンベスト', garment: { kind: 'puffer', sleeve: 'none' }, price: [19800, 26800], time: 'aw' },
    ],
  },
  {
    leaf: 'ワンピース', share: { ss: 9, aw: 6 }, sizes: ['36', '38', '40'],
    cloths: cloths(
      'リネン:ss', '綿ローン:ss:solid,dot', 'タイプライター', '水玉:ss:dot', 'ウールガーゼ:aw:check',
      'ジョーゼット:all:solid,dot', 'ストライプ:ss:pinstripe,stripe', 'コーデュロイ:aw:pinstripe',
      'ギンガム:ss:gingham',
    ),
    forms: [
      { name: 'ワンピース', garment: { kind: 'dress', sleeve: 'short' }, price: [15900, 21800] },
      {
        name: 'ノースリーブワンピ', garment: { kind: 'dress', sleeve: 'none' },
        price: [14900, 18900], time: 'ss',
      },
      { name: '長袖ワンピース', garment: { kind: 'dress', sleeve: 'long' }, price: [17900, 24800] },
      { name: 'シャツワンピ', garment: { kind: 'shirt-dress' }, price: [17900, 23800] },
      {
        name: 'ティアードワンピ', garment: { kind: 'dress', sleeve: 'short', flow: 'tiers' },
        price: [17900, 22800],
      },
    ],
  },
  {
    leaf: 'オールインワン', share: { ss: 2, aw: 2 }, sizes,
    cloths: cloths(
      'リネン:ss', 'バックサテン', 'デニム', 'コーデュロイ:aw:pinstripe', 'ヒッコリー:all:pinstripe',
      'タイプライター:ss',
    ),
    forms: [
      { name: 'サロペット', garment: { kind: 'jumpsuit', sleeve: 'none' }, price: [16900, 21800] },
      { name: 'つなぎ', garment: { kind: 'jumpsuit', sleeve: 'long' }, price: [19800, 26800] },
      {
        name: 'オールインワン', garment: { kind: 'jumpsuit', sleeve: 'short', cut: 'wide' },
        price: [17900, 23800],
      },
    ],
  },
]
