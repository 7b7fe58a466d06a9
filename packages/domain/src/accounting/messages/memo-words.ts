import type { JournalKind } from '../journal-entry.ts'

/** How entries are called in a memo: programs read it in Japanese. */
export const kindWords: Readonly<Record<JournalKind, string>> = {
  invoice: '請求',
  credit_note: '返還',
  payment: '支払',
  receipt: '入金',
  fee: '振込手数料',
  ahead: '過入金',
  ahead_used: '前受金充当',
  netting: '相殺',
  write_off: '消込',
}
