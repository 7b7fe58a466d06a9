/** What files of the Japanese standard say, whoever reads them: the words of its lists (evidence e-invoice §6). */
export const fileWords = {
  reducedRate: '※は軽減税率対象',
  densai: 'でんさい',
  attributes: { counter: '表示単位名称', colour: '色', size: 'サイズ' },
  counters: {
    pc: '点',
    set: '組',
    m: 'm',
    yd: 'ヤード',
    kg: 'kg',
    roll: '反',
    cone: 'コーン',
    dozen: 'ダース',
    gross: 'グロス',
  },
} as const
