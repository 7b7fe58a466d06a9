import type { Messages } from './ja.ts'

export const messages: Messages = {
  lead: 'Organisations of one group may read one another. Nothing can be changed.',
  name: 'Name',
  'name.missing': 'Enter a name.',
  members: 'Organisations',
  count: 'Count',
  add: 'Add a super group',
  none: 'No super groups yet',
  dissolve: 'Dissolve',
  'dissolve.sure': '“{name}” is dissolved. Its organisations stay.',
}
