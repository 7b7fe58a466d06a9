/** Payment terms, fields of one's own, and templates of lists, for one brand each. */
const none = { month_offset: null, pay_day: null, net_days: null, method: null }
const term = (
  name: string,
  closing_day: number | null,
  month_offset: number | null,
  pay_day: number | null,
  more: object = {},
) => ({ name, closing_day, month_offset, pay_day, ...more })

export const paymentTerms = [
  term('月末締め翌月末払い', 31, 1, 31, { note: '標準。中小の縫製工場にも使える条件です。' }),
  term('20日締め翌月末払い', 20, 1, 31, {
    note: '20日の直後に受け取った分は60日を超えます。対象の取引先には使わないでください。',
  }),
  term('15日締め当月末払い', 15, 0, 31),
  term('検収後30日以内', null, null, null, { net_days: 30, basis: 'inspection' }),
  term('月末締め 翌月末30%・翌々月末70%', 31, 1, 31, {
    splits: [
      { percent: '30', ...camel(none) },
      { percent: '70', ...camel(none), monthOffset: 2, method: 'densai' },
    ],
    note: '生地商社との旧条件。2026年からは新しい契約に使わないこと。',
  }),
]

function camel({ month_offset, pay_day, net_days, method }: typeof none) {
  return { monthOffset: month_offset, payDay: pay_day, netDays: net_days, method }
}

export const fieldDefinitions = [
  {
    target: 'merchandising',
    key: 'planner_note',
    name: '企画メモ',
    name_en: 'Planner’s note',
    name_zh: '企划备注',
    type: 'text',
  },
  {
    target: 'merchandising',
    key: 'fit',
    name: 'シルエット',
    name_en: 'Silhouette',
    name_zh: '版型',
    type: 'select',
    options: ['レギュラー', 'リラックス', 'オーバーサイズ', 'タイト'],
  },
  {
    target: 'merchandising',
    key: 'channels',
    name: '販路',
    name_en: 'Channels',
    name_zh: '渠道',
    type: 'multi',
    options: ['直営店', '自社EC', '卸', '百貨店'],
  },
  {
    target: 'merchandising',
    key: 'sample_due',
    name: 'サンプル期限',
    name_en: 'Sample due',
    name_zh: '样衣期限',
    type: 'date',
    shared: true,
  },
  {
    target: 'merchandising',
    key: 'order_qty',
    name: '発注予定数',
    name_en: 'Planned order',
    name_zh: '预定订量',
    type: 'number',
    unit: '点',
    shared: true,
  },
  {
    target: 'merchandising',
    key: 'eco',
    name: '環境配慮素材',
    name_en: 'Eco material',
    name_zh: '环保面料',
    type: 'check',
    shared: true,
  },
  {
    target: 'merchandising',
    key: 'order_cost',
    name: '発注原価',
    name_en: 'Cost of the order',
    name_zh: '订单成本',
    type: 'formula',
    unit: '円',
    formula: 'unit_cost * order_qty',
  },
  {
    target: 'color',
    key: 'dye_house',
    name: '染工場の色番',
    name_en: 'Dye house code',
    name_zh: '染厂色号',
    type: 'text',
  },
  {
    target: 'supplier',
    key: 'contact_hours',
    name: '連絡できる時間',
    name_en: 'Contact hours',
    name_zh: '联系时间',
    type: 'text',
    shared: true,
  },
] as const

const columns = {
  production_schedule: [
    'picture',
    'style_no',
    'name',
    'supplier',
    'quantity',
    'delivery_due',
    'health',
    'days_to_ship',
  ],
  trade: ['picture', 'number', 'title', 'partner', 'status', 'next_actor', 'quantity', 'amount', 'delivery_due'],
}
export const listTemplates = [
  {
    target: 'production_schedule',
    name: '今週の遅れ',
    columns: columns.production_schedule,
    filters: [{ column: 'health', value: 'late' }],
    sort: 'delivery_due',
    row_color: 'health',
    share: 'group',
    is_default: true,
  },
  {
    target: 'production_schedule',
    name: '工場別',
    columns: [...columns.production_schedule, 'sewing', 'ship'],
    filters: [],
    sort: '-quantity',
    group_by: 'supplier',
    share: 'me',
  },
  {
    target: 'trade',
    name: '返事待ち',
    columns: columns.trade,
    filters: [{ column: 'next_actor', value: 'partner' }],
    sort: '-days_waiting',
    row_color: 'days_waiting',
    share: 'group',
    is_default: true,
  },
] as const
