export const messages = {
  'changed.title': '組織が切り替わっています',
  'changed.message':
    'この画面は<b>{shown}</b>のものですが、別の画面で<b>{current}</b>に切り替えられました。ここからは何も送られていません。入力した内容は{shown}のものとして残っています。',
  'changed.back': '{shown}に戻して続ける',
  'changed.goOn': '{current}で開き直す',
  'changed.failed': '{shown}に戻せませんでした。通信を確かめてもう一度押すか、{current}で開き直してください。',
} as const

export type Messages = Record<keyof typeof messages, string>
