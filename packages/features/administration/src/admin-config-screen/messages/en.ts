import type { Messages } from './ja.ts'

export const messages: Messages = {
  functions: 'Functions',
  'functions.lead': 'Menus and rights follow at once.',
  limits: 'Seats and storage',
  'limits.lead': 'Left empty, nothing is limited.',
  seats: 'Seats',
  'seats.used': '{count} in use',
  storage: 'Storage',
  'storage.used': '{count} MB in use',
  signIn: 'Sign-in',
  'signIn.lead': 'It holds for open sessions too, from their next step.',
  addresses: 'Addresses that may sign in',
  'addresses.hint': 'One a line; ranges like 203.0.113.0/24 too. Left empty, from anywhere.',
  'addresses.wrong': '“{line}” is neither an address nor a range.',
  twoFactor: 'Ask for two-factor sign-in',
  'twoFactor.without':
    '{count, plural, one {# person has} other {# people have}} none yet and will set it up at their next sign-in.',
  closing: 'Closed up to',
  'closing.title': 'Closing',
  'closing.lead': 'Documents up to this day can no longer be changed.',
  suspend: 'Suspend',
  'suspend.sure': 'Everybody in {name} is out at once. Documents and data stay.',
  resume: 'Let in again',
}
