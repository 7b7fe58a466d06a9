import type { Messages } from './ja.ts'

export const messages: Messages = {
  lead: 'One account for every organisation you belong to.',
  current: 'Current',
  terms: 'Terms not agreed',
  open: 'Open settings',
  switch: 'Switch',
}
