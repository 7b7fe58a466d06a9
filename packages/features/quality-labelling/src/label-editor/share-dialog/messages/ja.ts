export const messages = {
  title: '取引先と共有する',
  why: '選んだ取引先は、承認済みと印刷済みの版を読み、書き出して印刷できます。下書きと試験成績は見えません。',
  save: '共有する',
  saved: '共有先を変えました',
  none: '取引中のサプライヤーがまだありません。サプライヤーの画面で取引を始めると、ここに表示されます。',
  failed: '共有先を読み込めませんでした',
} as const

export type Messages = Record<keyof typeof messages, string>
