import type { Messages } from './ja.ts'

export const messages = {
  title: 'Teams',
  none: 'No team looks after this brand yet.',
  noTeams: 'First make a team in the settings of the organisation.',
  team: 'Team',
  role: 'Role',
  add: 'Add',
  remove: 'Take {team} out',
  'role.md': 'Merchandising',
  'role.production': 'Production',
  'role.sales': 'Sales',
  'role.qc': 'Quality',
  'role.accounting': 'Accounting',
  failed: 'Nothing was changed. Try again.',
  viewers: 'Who can see this brand',
  'viewers.text': 'Everybody in the organisation can see it; people of its teams come first.',
  'viewers.change': 'May change it',
} as const satisfies Messages
