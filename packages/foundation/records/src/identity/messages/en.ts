import type { Messages } from './ja.ts'

export const messages: Messages = {
  title: 'Confirm that it is you',
  lead: 'Before this change, show that it is you. It counts for 15 minutes.',
  password: 'Password',
  code: 'Six digits from your authenticator app',
  submit: 'Confirm and go on',
}
