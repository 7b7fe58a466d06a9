// The word lists that a brand keeps for its labels, and the formats of its documents (domain §3.2, §3.3).

export const fabrics = [
  ['綿', 'cotton'],
  ['麻', 'linen'],
  ['ラミー', 'ramie'],
  ['毛', 'wool'],
  ['カシミヤ', 'cashmere'],
  ['絹', 'silk'],
  ['ポリエステル', 'polyester'],
  ['ナイロン', 'nylon'],
  ['アクリル', 'acrylic'],
  ['ポリウレタン', 'polyurethane'],
  ['レーヨン', 'rayon'],
  ['キュプラ', 'cupro'],
  ['アセテート', 'acetate'],
  ['ダウン', 'down'],
  ['フェザー', 'feather'],
] as const

export const partNames = [
  ['表地', 'Shell', '面料'],
  ['裏地', 'Lining', '里料'],
  ['身頃', 'Body', '大身'],
  ['袖', 'Sleeves', '袖子'],
  ['衿', 'Collar', '领子'],
  ['リブ部分', 'Rib', '罗纹'],
  ['別布', 'Contrast fabric', '配料'],
  ['ポケット裏', 'Pocket lining', '袋布'],
  ['詰めもの', 'Filling', '填充物'],
  ['レース部分', 'Lace', '蕾丝'],
  ['フード裏', 'Hood lining', '帽里'],
  ['ベルト', 'Belt', '腰带'],
] as const

export const careInstructions = [
  ['洗濯ネットを使用してください', 'Use a laundry net', '请使用洗衣网'],
  ['裏返して洗ってください', 'Wash inside out', '请翻面洗涤'],
  ['単独で洗ってください', 'Wash separately', '请单独洗涤'],
  ['あて布を使用してください', 'Use a pressing cloth', '熨烫时请垫布'],
  ['脱水後はすぐに形を整えて干してください', 'Reshape and dry at once after spinning', '脱水后请立即整形晾干'],
  ['タンブル乾燥はお避けください', 'Do not tumble dry', '请勿翻转干燥'],
  [
    '蛍光増白剤の入っていない洗剤を使用してください',
    'Use a detergent without optical brightener',
    '请使用不含荧光增白剂的洗涤剂',
  ],
  ['ボタンを外して洗ってください', 'Undo the buttons before washing', '请解开钮扣后洗涤'],
] as const

export const careAttentions = [
  ['濃色は色移りすることがあります', 'Dark colours may bleed', '深色可能会掉色'],
  ['摩擦により毛玉が生じることがあります', 'Rubbing may cause pilling', '摩擦可能会起球'],
  ['長時間の直射日光はお避けください', 'Keep out of lasting direct sunlight', '请避免长时间阳光直射'],
  ['水に濡れた状態で放置しないでください', 'Do not leave it wet', '请勿在潮湿状态下放置'],
  [
    '製品の特性上、洗うたびに風合いが変わります',
    'Its hand changes with each wash, as is its nature',
    '因产品特性,每次洗涤手感会有变化',
  ],
  ['尖ったものに引っかけないでください', 'Keep it from sharp things', '请勿勾挂尖锐物品'],
] as const

export const symbolSets = [
  { name: '綿・水洗い標準', edition: '2024', codes: [140, 220, 320, 430, 520, 620, 710] },
  { name: '毛・手洗い', edition: '2024', codes: [110, 200, 300, 415, 511, 620, 712] },
  { name: '化繊・弱水流', edition: '2024', codes: [141, 210, 310, 440, 510, 620, 711] },
  { name: 'ダウン', edition: '2024', codes: [130, 200, 320, 430, 500, 600, 711] },
  { name: '綿・水洗い標準(2014)', edition: '2014', codes: [140, 220, 320, 430, 520, 620, 710] },
] as const

export const skuGroups = [
  {
    name: '通常展開',
    items: [
      { name: '通常', code: 'N' },
      { name: '店舗限定', code: 'S' },
      { name: '公式通販限定', code: 'E' },
    ],
  },
  {
    name: '別注',
    items: [
      { name: '展示会限定', code: 'X' },
      { name: '別注A', code: 'BA' },
      { name: '別注B', code: 'BB' },
    ],
  },
] as const

/** 仲値 of a made-up year, as rates of a hundred for the won. */
export const conversions = [
  ['USD', 'TTM', '2026-09-01', '147.2', 1],
  ['USD', 'TTM', '2026-10-01', '149.85', 1],
  ['USD', 'TTM', '2026-11-01', '150.25', 1],
  ['USD', 'company', '2026-07-01', '148', 1],
  ['EUR', 'TTM', '2026-10-01', '163.4', 1],
  ['EUR', 'TTM', '2026-11-01', '164.1', 1],
  ['CNY', 'TTM', '2026-10-01', '20.6', 1],
  ['CNY', 'TTM', '2026-11-01', '20.75', 1],
  ['KRW', 'TTM', '2026-11-01', '10.85', 100],
  ['VND', 'TTM', '2026-11-01', '0.59', 100],
] as const

const everyPart = ['title', 'parties', 'subject', 'terms', 'lines', 'taxes', 'totals', 'notes', 'seal']
export const formats = {
  contract: [
    {
      name: '発注書(標準)',
      paper: 'A4',
      sections: everyPart,
      columns: ['position', 'code', 'description', 'color', 'size', 'quantity', 'unitPrice', 'amount'],
      isDefault: true,
    },
    {
      name: '発注書(写真入り・横)',
      paper: 'A4L',
      sections: everyPart,
      columns: ['picture', 'code', 'description', 'color', 'size', 'quantity', 'unitPrice', 'amount', 'deliveryOn'],
      isDefault: false,
    },
  ],
  invoice: [
    {
      name: '請求書(適格)',
      paper: 'A4',
      sections: [...everyPart, 'bank'],
      columns: ['position', 'description', 'quantity', 'unit', 'unitPrice', 'taxRate', 'amount'],
      isDefault: true,
    },
  ],
  orderSheet: [
    {
      name: '指図書',
      paper: 'A4L',
      sections: ['title', 'parties', 'lines', 'notes'],
      columns: ['picture', 'code', 'description', 'color', 'size', 'quantity', 'note'],
      isDefault: true,
    },
  ],
} as const

/** Measures of the letter sizes in centimetres, of the usual grading of the trade. */
export const bodyMeasures: Readonly<
  Record<string, readonly [jisRef: string, bust: string, waist: string, hip: string, height: string]>
> = {
  XS: ['5AR', '77', '58', '85', '154'],
  S: ['7AR', '80', '61', '88', '158'],
  M: ['9AR', '83', '64', '91', '158'],
  L: ['11AR', '86', '67', '93', '158'],
  XL: ['13AR', '89', '70', '95', '158'],
  36: ['7AR', '80', '61', '88', '158'],
  38: ['9AR', '83', '64', '91', '158'],
  40: ['11AR', '86', '67', '93', '158'],
}
