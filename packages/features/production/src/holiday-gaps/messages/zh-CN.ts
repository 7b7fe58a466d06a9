import type { Messages } from './ja.ts'

export const messages: Messages = {
  missing: '{country}{year}年的节假日尚未导入，仅按每周休息日排期。',
  statutory: '{country}{year}年仅按法定节假日排期，官方放假安排尚未导入。',
}
