import type { Messages } from './ja.ts'

export const messages: Messages = {
  person: 'Person',
  email: 'Mail address',
  'email.missing': 'Enter a mail address.',
  organisation: 'Organisation',
  'organisation.missing': 'Choose an organisation.',
  kind: 'Kind',
  terms: 'Terms agreed',
  'terms.open': 'Not yet',
  acts: 'Actions',
  search: 'Search person or organisation',
  none: 'No concierges yet',
  add: 'Add a concierge',
  'add.submit': 'Add',
  'add.lead': 'They may switch to the organisation and act for it. All of it stands in the audit.',
  added: '{name} is concierge now',
  enter: 'Enter',
  end: 'End',
  'end.sure': '{name} can no longer enter {organisation}.',
  refused: 'This organisation has not agreed to the terms or you are not concierge.',
}
