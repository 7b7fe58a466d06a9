import type { Messages } from './ja.ts'

export const messages: Messages = {
  'changed.title': 'The organisation was switched',
  'changed.message':
    'This page shows <b>{shown}</b>, but another window has switched to <b>{current}</b>. Nothing was sent from here. What you typed is kept for {shown}.',
  'changed.back': 'Switch back to {shown} and go on',
  'changed.goOn': 'Reload as {current}',
  'changed.failed': 'Could not switch back to {shown}. Check your connection and try again, or reload as {current}.',
}
