import type { Messages } from './ja.ts'

export const messages: Messages = {
  'ribbon.label': 'Switch organisation',
  'ribbon.own': 'Your organisations',
  'ribbon.concierge': 'Organisations you look after',
  'concierge.terms': 'This organisation has not agreed to the terms yet. You can switch once it has.',
  'concierge.refused': 'This organisation has not agreed to the terms or you are not concierge.',
}
