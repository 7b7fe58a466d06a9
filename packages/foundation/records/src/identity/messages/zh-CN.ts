import type { Messages } from './ja.ts'

export const messages: Messages = {
  title: '确认本人身份',
  lead: '进行此重要更改之前，请确认是您本人。15分钟内有效。',
  password: '密码',
  code: '验证器应用中的6位数字',
  submit: '确认并继续',
}
