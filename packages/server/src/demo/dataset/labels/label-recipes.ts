/** What a label says of garments whose name fits: parts with fibres and percent, symbols, terms. First match wins. */
export interface LabelRecipe {
  fits: RegExp
  itemType: string
  parts: { name: string | null; rows: [fibre: string, percent: string][] }[]
  codes: number[]
  instructions: string[]
  attentions: string[]
}

const net = '洗濯ネットを使用してください'
const cloth = 'あて布を使用してください'
const shape = '脱水後はすぐに形を整えて干してください'
const dark = '濃色は色移りすることがあります'
const pilling = '摩擦により毛玉が生じることがあります'
const snag = '尖ったものに引っかけないでください'
const hand = '製品の特性上、洗うたびに風合いが変わります'

const machine = [140, 210, 310, 430, 520, 620, 710]
const mild = [141, 210, 300, 445, 520, 611, 711]
const hands = [110, 200, 300, 415, 511, 621, 712]
const dryOnly = [100, 200, 300, 425, 510, 621, 700]

const whole = (...rows: [string, string][]) => [{ name: null, rows }]

export const labelRecipes: readonly LabelRecipe[] = [
  {
    fits: /ダウン/,
    itemType: '防寒衣',
    codes: [131, 200, 310, 430, 500, 600, 711],
    instructions: [net],
    attentions: [snag],
    parts: [
      { name: '表地', rows: [['ナイロン', '100']] },
      { name: '裏地', rows: [['ポリエステル', '100']] },
      {
        name: '詰めもの',
        rows: [
          ['ダウン', '80'],
          ['フェザー', '20'],
        ],
      },
    ],
  },
  {
    fits: /カシミヤ|ラム|モヘ[アヤ]|アルパカ|アラン|シェットランド/,
    itemType: 'セーター',
    codes: hands,
    instructions: [net, shape],
    attentions: [pilling],
    parts: whole(['毛', '90'], ['カシミヤ', '10']),
  },
  {
    fits: /メルトン|ツイード|ビーバー|フラノ|ウール|梳毛|ヘリンボン|グレン/,
    itemType: '上衣',
    codes: dryOnly,
    instructions: [cloth],
    attentions: [pilling],
    parts: [
      {
        name: '表地',
        rows: [
          ['毛', '70'],
          ['ナイロン', '30'],
        ],
      },
      { name: '裏地', rows: [['キュプラ', '100']] },
    ],
  },
  {
    fits: /ニット|カーデ|セーター|ゲージ|畦|リブ編/,
    itemType: 'セーター',
    codes: hands,
    instructions: [net, shape],
    attentions: [pilling],
    parts: whole(['綿', '60'], ['アクリル', '40']),
  },
  {
    fits: /リネン|麻/,
    itemType: 'ワイシャツ・ブラウス',
    codes: mild,
    instructions: [net, cloth],
    attentions: [dark, hand],
    parts: [
      {
        name: '表地',
        rows: [
          ['綿', '70'],
          ['麻', '30'],
        ],
      },
      { name: '別布', rows: [['綿', '100']] },
    ],
  },
  {
    fits: /シルク|絹|ジョーゼット/,
    itemType: 'ブラウス',
    codes: hands,
    instructions: [cloth],
    attentions: [snag],
    parts: whole(['絹', '55'], ['ポリエステル', '45']),
  },
  {
    fits: /デニム|ヒッコリー/,
    itemType: 'ズボン',
    codes: [140, 200, 300, 430, 520, 620, 710],
    instructions: ['裏返して洗ってください', '単独で洗ってください'],
    attentions: [dark],
    parts: [
      {
        name: '表地',
        rows: [
          ['綿', '98'],
          ['ポリウレタン', '2'],
        ],
      },
      {
        name: 'ポケット裏',
        rows: [
          ['ポリエステル', '65'],
          ['綿', '35'],
        ],
      },
    ],
  },
  {
    fits: /ナイロン|タフタ|リップ|パーカ|ブルゾン/,
    itemType: '上衣',
    codes: [141, 200, 300, 430, 511, 620, 711],
    instructions: [net],
    attentions: [snag],
    parts: [
      { name: '表地', rows: [['ナイロン', '100']] },
      { name: '裏地', rows: [['ポリエステル', '100']] },
    ],
  },
  {
    fits: /シャツ|ブラウス|ワンピ|タイプ|ローン/,
    itemType: 'ワイシャツ・ブラウス',
    codes: mild,
    instructions: [net],
    attentions: [dark],
    parts: whole(['綿', '100']),
  },
  {
    fits: /スウェット|裏毛|トレーナー|フーディ/,
    itemType: 'トレーナー',
    codes: machine,
    instructions: ['裏返して洗ってください'],
    attentions: [pilling],
    parts: [
      {
        name: '身頃',
        rows: [
          ['綿', '85'],
          ['ポリエステル', '15'],
        ],
      },
      {
        name: 'リブ部分',
        rows: [
          ['綿', '95'],
          ['ポリウレタン', '5'],
        ],
      },
    ],
  },
  {
    fits: /コーデュロイ|チノ|ツイル|サテン|ギャバ|コットン|綿|帆布|キャンバス|サッカー/,
    itemType: 'ズボン',
    codes: mild,
    instructions: ['裏返して洗ってください'],
    attentions: [dark],
    parts: whole(['綿', '100']),
  },
  {
    fits: /ジャージー|ポンチ|トロピカル/,
    itemType: '上衣',
    codes: mild,
    instructions: [net],
    attentions: [pilling],
    parts: whole(['ポリエステル', '70'], ['レーヨン', '25'], ['ポリウレタン', '5']),
  },
  {
    fits: /T|カットソー|天竺/,
    itemType: 'Tシャツ',
    codes: machine,
    instructions: [],
    attentions: [dark],
    parts: whole(['綿', '100']),
  },
  {
    fits: /./,
    itemType: '繊維製品',
    codes: mild,
    instructions: [net],
    attentions: [],
    parts: whole(['ポリエステル', '65'], ['レーヨン', '35']),
  },
]
