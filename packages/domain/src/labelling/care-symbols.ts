import type { CareEdition, CareSymbolRow } from './care-edition.ts'

const both: readonly CareEdition[] = ['2014', '2024']
const old: readonly CareEdition[] = ['2014']
const renewed: readonly CareEdition[] = ['2024']

/** Every symbol of both editions, categories in printed order, within one from the strongest treatment down. */
export const careSymbolRows: readonly CareSymbolRow[] = [
  {
    code: 190, editions: both, category: 'wash', celsius: 95, bars: 0,
    meaning: {
      ja: '液温は95℃を限度とし、洗濯機で洗濯ができる',
      en: 'Machine wash at 95\u00a0°C or below',
      'zh-CN': '最高水温95℃，机洗，常规程序',
    },
  },
  {
    code: 170, editions: both, category: 'wash', celsius: 70, bars: 0,
    meaning: {
      ja: '液温は70℃を限度とし、洗濯機で洗濯ができる',
      en: 'Machine wash at 70\u00a0°C or below',
      'zh-CN': '最高水温70℃，机洗，常规程序',
    },
  },
  {
    code: 160, editions: both, category: 'wash', celsius: 60, bars: 0,
    meaning: {
      ja: '液温は60℃を限度とし、洗濯機で洗濯ができる',
      en: 'Machine wash at 60\u00a0°C or below',
      'zh-CN': '最高水温60℃，机洗，常规程序',
    },
  },
  {
    code: 161, editions: both, category: 'wash', celsius: 60, bars: 1,
    meaning: {
      ja: '液温は60℃を限度とし、洗濯機で弱い洗濯ができる',
      en: 'Machine wash at 60\u00a0°C or below, mild process',
      'zh-CN': '最高水温60℃，机洗，缓和程序',
    },
  },
  {
    code: 150, editions: both, category: 'wash', celsius: 50, bars: 0,
    meaning: {
      ja: '液温は50℃を限度とし、洗濯機で洗濯ができる',
      en: 'Machine wash at 50\u00a0°C or below',
      'zh-CN': '最高水温50℃，机洗，常规程序',
    },
  },
  {
    code: 151, editions: both, category: 'wash', celsius: 50, bars: 1,
    meaning: {
      ja: '液温は50℃を限度とし、洗濯機で弱い洗濯ができる',
      en: 'Machine wash at 50\u00a0°C or below, mild process',
      'zh-CN': '最高水温50℃，机洗，缓和程序',
    },
  },
  {
    code: 140, editions: both, category: 'wash', celsius: 40, bars: 0,
    meaning: {
      ja: '液温は40℃を限度とし、洗濯機で洗濯ができる',
      en: 'Machine wash at 40\u00a0°C or below',
      'zh-CN': '最高水温40℃，机洗，常规程序',
    },
  },
  {
    code: 141, editions: both, category: 'wash', celsius: 40, bars: 1,
    meaning: {
      ja: '液温は40℃を限度とし、洗濯機で弱い洗濯ができる',
      en: 'Machine wash at 40\u00a0°C or below, mild process',
      'zh-CN': '最高水温40℃，机洗，缓和程序',
    },
  },
  {
    code: 142, editions: both, category: 'wash', celsius: 40, bars: 2,
    meaning: {
      ja: '液温は40℃を限度とし、洗濯機で非常に弱い洗濯ができる',
      en: 'Machine wash at 40\u00a0°C or below, very mild process',
      'zh-CN': '最高水温40℃，机洗，非常缓和程序',
    },
  },
  {
    code: 130, editions: both, category: 'wash', celsius: 30, bars: 0,
    meaning: {
      ja: '液温は30℃を限度とし、洗濯機で洗濯ができる',
      en: 'Machine wash at 30\u00a0°C or below',
      'zh-CN': '最高水温30℃，机洗，常规程序',
    },
  },
  {
    code: 131, editions: both, category: 'wash', celsius: 30, bars: 1,
    meaning: {
      ja: '液温は30℃を限度とし、洗濯機で弱い洗濯ができる',
      en: 'Machine wash at 30\u00a0°C or below, mild process',
      'zh-CN': '最高水温30℃，机洗，缓和程序',
    },
  },
  {
    code: 132, editions: both, category: 'wash', celsius: 30, bars: 2,
    meaning: {
      ja: '液温は30℃を限度とし、洗濯機で非常に弱い洗濯ができる',
      en: 'Machine wash at 30\u00a0°C or below, very mild process',
      'zh-CN': '最高水温30℃，机洗，非常缓和程序',
    },
  },
  {
    code: 110, editions: both, category: 'wash', celsius: 40, bars: 0,
    meaning: {
      ja: '液温は40℃を限度とし、手洗いができる',
      en: 'Hand wash at 40\u00a0°C or below',
      'zh-CN': '手洗，最高水温40℃',
    },
  },
  {
    code: 111, editions: renewed, category: 'wash', celsius: 30, bars: 1,
    meaning: {
      ja: '液温は30℃を限度とし、手洗いができる',
      en: 'Hand wash at 30\u00a0°C or below',
      'zh-CN': '手洗，最高水温30℃',
    },
  },
  {
    code: 100, editions: both, category: 'wash', celsius: null, bars: 0,
    meaning: {
      ja: '家庭での洗濯はできない',
      en: 'Do not wash',
      'zh-CN': '不可水洗',
    },
  },
  {
    code: 220, editions: both, category: 'bleach', celsius: null, bars: 0,
    meaning: {
      ja: '塩素系・酸素系の漂白剤で漂白ができる',
      en: 'Any bleach may be used',
      'zh-CN': '可使用任何漂白剂',
    },
  },
  {
    code: 210, editions: both, category: 'bleach', celsius: null, bars: 0,
    meaning: {
      ja: '酸素系漂白剤で漂白ができるが、塩素系漂白剤では漂白できない',
      en: 'Oxygen bleach only, no chlorine bleach',
      'zh-CN': '仅允许氧漂，不可氯漂',
    },
  },
  {
    code: 200, editions: both, category: 'bleach', celsius: null, bars: 0,
    meaning: {
      ja: '漂白はできない',
      en: 'Do not bleach',
      'zh-CN': '不可漂白',
    },
  },
  {
    code: 320, editions: both, category: 'tumble', celsius: 80, bars: 0,
    meaning: {
      ja: 'タンブル乾燥ができる(排気温度の上限80℃)',
      en: 'Tumble dry, exhaust air at 80\u00a0°C or below',
      'zh-CN': '可翻转干燥，排气温度最高80℃',
    },
  },
  {
    code: 310, editions: both, category: 'tumble', celsius: 60, bars: 0,
    meaning: {
      ja: '低い温度でタンブル乾燥ができる(排気温度の上限60℃)',
      en: 'Tumble dry low, exhaust air at 60\u00a0°C or below',
      'zh-CN': '可低温翻转干燥，排气温度最高60℃',
    },
  },
  {
    code: 300, editions: both, category: 'tumble', celsius: null, bars: 0,
    meaning: {
      ja: 'タンブル乾燥はできない',
      en: 'Do not tumble dry',
      'zh-CN': '不可翻转干燥',
    },
  },
  {
    code: 440, editions: both, category: 'natural', celsius: null, bars: 0,
    meaning: {
      ja: 'つり干しがよい',
      en: 'Line dry',
      'zh-CN': '悬挂晾干',
    },
  },
  {
    code: 445, editions: both, category: 'natural', celsius: null, bars: 0,
    meaning: {
      ja: '日陰のつり干しがよい',
      en: 'Line dry in the shade',
      'zh-CN': '阴凉处悬挂晾干',
    },
  },
  {
    code: 430, editions: both, category: 'natural', celsius: null, bars: 0,
    meaning: {
      ja: 'ぬれつり干しがよい',
      en: 'Drip line dry',
      'zh-CN': '悬挂滴干',
    },
  },
  {
    code: 435, editions: both, category: 'natural', celsius: null, bars: 0,
    meaning: {
      ja: '日陰のぬれつり干しがよい',
      en: 'Drip line dry in the shade',
      'zh-CN': '阴凉处悬挂滴干',
    },
  },
  {
    code: 420, editions: both, category: 'natural', celsius: null, bars: 0,
    meaning: {
      ja: '平干しがよい',
      en: 'Dry flat',
      'zh-CN': '平摊晾干',
    },
  },
  {
    code: 425, editions: both, category: 'natural', celsius: null, bars: 0,
    meaning: {
      ja: '日陰の平干しがよい',
      en: 'Dry flat in the shade',
      'zh-CN': '阴凉处平摊晾干',
    },
  },
  {
    code: 410, editions: both, category: 'natural', celsius: null, bars: 0,
    meaning: {
      ja: 'ぬれ平干しがよい',
      en: 'Drip dry flat',
      'zh-CN': '平摊滴干',
    },
  },
  {
    code: 415, editions: both, category: 'natural', celsius: null, bars: 0,
    meaning: {
      ja: '日陰のぬれ平干しがよい',
      en: 'Drip dry flat in the shade',
      'zh-CN': '阴凉处平摊滴干',
    },
  },
  {
    code: 530, editions: old, category: 'iron', celsius: 200, bars: 0,
    meaning: {
      ja: '底面温度200℃を限度としてアイロンが使える',
      en: 'Iron at 200\u00a0°C or below',
      'zh-CN': '熨斗底板最高温度200℃',
    },
  },
  {
    code: 530, editions: renewed, category: 'iron', celsius: 210, bars: 0,
    meaning: {
      ja: '底面温度210℃を限度としてアイロンが使える',
      en: 'Iron at 210\u00a0°C or below',
      'zh-CN': '熨斗底板最高温度210℃',
    },
  },
  {
    code: 520, editions: old, category: 'iron', celsius: 150, bars: 0,
    meaning: {
      ja: '底面温度150℃を限度としてアイロンが使える',
      en: 'Iron at 150\u00a0°C or below',
      'zh-CN': '熨斗底板最高温度150℃',
    },
  },
  {
    code: 520, editions: renewed, category: 'iron', celsius: 160, bars: 0,
    meaning: {
      ja: '底面温度160℃を限度としてアイロンが使える',
      en: 'Iron at 160\u00a0°C or below',
      'zh-CN': '熨斗底板最高温度160℃',
    },
  },
  {
    code: 510, editions: old, category: 'iron', celsius: 110, bars: 0,
    meaning: {
      ja: '底面温度110℃を限度として、スチームなしでアイロンが使える',
      en: 'Iron at 110\u00a0°C or below, without steam',
      'zh-CN': '熨斗底板最高温度110℃，不可蒸汽熨烫',
    },
  },
  {
    code: 510, editions: renewed, category: 'iron', celsius: 120, bars: 0,
    meaning: {
      ja: '底面温度120℃を限度としてアイロンが使える',
      en: 'Iron at 120\u00a0°C or below',
      'zh-CN': '熨斗底板最高温度120℃',
    },
  },
  {
    code: 511, editions: renewed, category: 'iron', celsius: 120, bars: 0,
    meaning: {
      ja: '底面温度120℃を限度として、スチームなしでアイロンが使える',
      en: 'Iron at 120\u00a0°C or below, without steam',
      'zh-CN': '熨斗底板最高温度120℃，不可蒸汽熨烫',
    },
  },
  {
    code: 500, editions: both, category: 'iron', celsius: null, bars: 0,
    meaning: {
      ja: 'アイロンは使えない',
      en: 'Do not iron',
      'zh-CN': '不可熨烫',
    },
  },
  {
    code: 620, editions: old, category: 'dry', celsius: null, bars: 0,
    meaning: {
      ja: 'パークロロエチレンと石油系溶剤でドライクリーニングができる',
      en: 'Dry clean with perchloroethylene or petroleum solvents',
      'zh-CN': '可用四氯乙烯及石油类溶剂干洗，常规程序',
    },
  },
  {
    code: 620, editions: renewed, category: 'dry', celsius: null, bars: 0,
    meaning: {
      ja: 'パークロロエチレン、ジブトキシメタン、石油系溶剤などでドライクリーニングができる',
      en: 'Dry clean with perchloroethylene, dibutoxymethane or any solvent of F',
      'zh-CN': '可用四氯乙烯、二丁氧基甲烷及F所列溶剂干洗，常规程序',
    },
  },
  {
    code: 621, editions: old, category: 'dry', celsius: null, bars: 1,
    meaning: {
      ja: 'パークロロエチレンと石油系溶剤で弱いドライクリーニングができる',
      en: 'Dry clean with perchloroethylene or petroleum solvents, mild process',
      'zh-CN': '可用四氯乙烯及石油类溶剂干洗，缓和程序',
    },
  },
  {
    code: 621, editions: renewed, category: 'dry', celsius: null, bars: 1,
    meaning: {
      ja: 'パークロロエチレン、ジブトキシメタン、石油系溶剤などで弱いドライクリーニングができる',
      en: 'Dry clean with perchloroethylene, dibutoxymethane or any solvent of F, mild process',
      'zh-CN': '可用四氯乙烯、二丁氧基甲烷及F所列溶剂干洗，缓和程序',
    },
  },
  {
    code: 610, editions: old, category: 'dry', celsius: null, bars: 0,
    meaning: {
      ja: '石油系溶剤でドライクリーニングができる',
      en: 'Dry clean with petroleum solvents',
      'zh-CN': '可用石油类溶剂干洗，常规程序',
    },
  },
  {
    code: 610, editions: renewed, category: 'dry', celsius: null, bars: 0,
    meaning: {
      ja: '石油系溶剤、デカメチルシクロペンタシロキサンでドライクリーニングができる',
      en: 'Dry clean with petroleum solvents or decamethylcyclopentasiloxane',
      'zh-CN': '可用石油类溶剂及十甲基环五硅氧烷干洗，常规程序',
    },
  },
  {
    code: 611, editions: old, category: 'dry', celsius: null, bars: 1,
    meaning: {
      ja: '石油系溶剤で弱いドライクリーニングができる',
      en: 'Dry clean with petroleum solvents, mild process',
      'zh-CN': '可用石油类溶剂干洗，缓和程序',
    },
  },
  {
    code: 611, editions: renewed, category: 'dry', celsius: null, bars: 1,
    meaning: {
      ja: '石油系溶剤、デカメチルシクロペンタシロキサンで弱いドライクリーニングができる',
      en: 'Dry clean with petroleum solvents or decamethylcyclopentasiloxane, mild process',
      'zh-CN': '可用石油类溶剂及十甲基环五硅氧烷干洗，缓和程序',
    },
  },
  {
    code: 600, editions: both, category: 'dry', celsius: null, bars: 0,
    meaning: {
      ja: 'ドライクリーニングはできない',
      en: 'Do not dry clean',
      'zh-CN': '不可干洗',
    },
  },
  {
    code: 710, editions: both, category: 'wet', celsius: null, bars: 0,
    meaning: {
      ja: 'ウエットクリーニングができる',
      en: 'Professional wet clean',
      'zh-CN': '可专业湿洗，常规程序',
    },
  },
  {
    code: 711, editions: both, category: 'wet', celsius: null, bars: 1,
    meaning: {
      ja: '弱い操作でウエットクリーニングができる',
      en: 'Professional wet clean, mild process',
      'zh-CN': '可专业湿洗，缓和程序',
    },
  },
  {
    code: 712, editions: both, category: 'wet', celsius: null, bars: 2,
    meaning: {
      ja: '非常に弱い操作でウエットクリーニングができる',
      en: 'Professional wet clean, very mild process',
      'zh-CN': '可专业湿洗，非常缓和程序',
    },
  },
  {
    code: 700, editions: both, category: 'wet', celsius: null, bars: 0,
    meaning: {
      ja: 'ウエットクリーニングはできない',
      en: 'Do not wet clean',
      'zh-CN': '不可专业湿洗',
    },
  },
]
