import type { Messages } from './ja.ts'

export const messages: Messages = {
  'header.label': 'Global header',
  'header.menu': 'Menu',
  'language.label': 'Language',
  'language.failed': 'The language could not be changed',
  'language.failedWhy': 'Check your connection and choose it again.',
  'help.label': 'Help',
  'help.failed': 'The help page could not be opened',
  'help.failedWhy': 'Check your connection and press it again.',
  'account.label': 'Account',
  'account.switch': 'Switch organisation',
  'account.concierge': 'Enter as concierge',
  'account.signOut': 'Sign out',
  'account.signIn': 'Sign in',
  'acting.label': 'Looking as somebody else',
  'acting.as': 'You are looking as <b>{name}</b> of <b>{organisation}</b>. What you do is recorded.',
  'acting.back': 'Back',
  'concierge.label': 'Working as concierge',
  'concierge.for': 'You are working as concierge for <b>{organisation}</b>. What you do is recorded.',
  'concierge.back': 'Back to {organisation}',
}
