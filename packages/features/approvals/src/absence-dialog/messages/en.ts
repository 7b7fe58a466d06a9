import type { Messages } from './ja.ts'

export const messages: Messages = {
  title: 'Absence',
  why: 'What is asked of you while you are absent goes to your stand-in, who may also decide what waits for you already.',
  from: 'First day',
  to: 'Last day',
  'day.missing': 'Choose a day.',
  'day.order': 'The last day cannot be before the first.',
  delegate: 'Stand-in',
  'delegate.hint': 'Without one, the delegate named in the approval route is asked.',
  'delegate.none': 'As the route says',
  save: 'Set absence',
  saved: 'Absence set',
  clear: 'I am back',
  failed: 'It could not be changed. Try again.',
}
