import type { Messages } from './ja.ts'

export const messages: Messages = {
  'notBuilt.title': '{area} is not available in this version',
  'notBuilt.unnamed': 'This screen is not available in this version',
  'notBuilt.why': 'It will appear here once it is ready. None of your data has changed.',
  'notBuilt.home': 'Go home',
  'area.exhibitions': 'Exhibitions',
  'area.venders': 'Material management',
  'area.materials': 'Materials market',
  'area.matching': 'Matching',
  'area.account': 'Settings',
  'area.phases': 'Production',
  'area.previews': 'Previews',
  'area.qualityLabelings': 'Quality labelling',
  'area.approvals': 'Approvals',
  'area.deliveries': 'Deliveries',
  'area.billing': 'Billing',
  'area.settings': 'Settings',
  'area.production': 'Production',
  'area.listTemplates': 'List templates',
  'area.history': 'Modification history',
}
