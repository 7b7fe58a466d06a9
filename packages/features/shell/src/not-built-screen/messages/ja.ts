export const messages = {
  'notBuilt.title': '{area}は、この版ではまだ使えません',
  'notBuilt.unnamed': 'この画面は、この版ではまだ使えません',
  'notBuilt.why': '準備ができしだい、ここで使えるようになります。データは何も変わっていません。',
  'notBuilt.home': 'ホームに戻る',
  'notBuilt.others': '使える画面を探す',
} as const

export type Messages = Record<keyof typeof messages, string>
