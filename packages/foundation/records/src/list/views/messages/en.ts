import type { Messages } from './ja.ts'

export const messages = {
  new: 'Save this view',
  name: 'Name',
  share: 'Seen by',
  me: 'Only me',
  team: 'A team',
  teamId: 'Team',
  group: 'Everybody here',
  default: 'Use when this list is opened',
  replace: 'Replace with the columns, filters and order now in sight',
  columns: 'Columns',
  filters: 'Filters',
  sort: 'Order',
  save: 'Save',
  saved: '{name} has been saved',
  'needed.name': 'There is no name. Give one you will know it by.',
  'needed.team': 'There is no team. Choose the one to share it with.',
  noTeams: 'There are no teams yet. Make one under “Members” of the organisation.',
} as const satisfies Messages
