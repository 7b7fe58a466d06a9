export const messages = {
  label: '{name}の発注数',
  colour: '色',
  sum: '計',
  gone: '完売',
  left: '残{count}',
  'fault.left': '残りは{count}点です。{count}点までにしてください。',
  'fault.number': '0以上の整数か、=12*3 のような式を入れてください。',
  ratio: '比率で割付',
  'ratio.total': '点数',
  'ratio.parts': '比率（{sizes}）',
  'ratio.row': '色',
  'ratio.all': 'すべての色',
  'ratio.fill': '割り付ける',
  'ratio.wrong': '点数は整数、比率は 1:2:2:1 のように入れてください。',
  clear: '0に戻す',
  hint: '表計算ソフトから貼り付けられます。=12*3 の計算、Ctrl+D（上と同じ）、Ctrl+R（左と同じ）も使えます。',
} as const

export type Messages = Record<keyof typeof messages, string>
