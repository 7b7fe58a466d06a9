/** What a recruitment asks for and how an application stands, to either side. */
export const messages = {
  items: '品目',
  amount: '数量',
  styles: '{styles}型',
  quantity: '{styles}型 × {range}点',
  target: '目標単価',
  delivery: '入荷',
  applyBy: '応募の締切',
  applyUntil: '締切 {day}',
  daysLeft: 'あと{count}日',
  over: '締切',
  seatsOf: '席 {count}',
  recruitmentGone: 'この募集は見つかりません',
  questions: '質問',
  'application.draft': '下書き',
  'application.sent': '応募',
  'application.shortlisted': '候補',
  'application.accepted': '採用',
  'application.declined': '見送り',
  'application.withdrawn': '取り下げ',
} as const

export type Messages = Record<keyof typeof messages, string>
