import type { Messages } from './ja.ts'

export const messages: Messages = {
  'menu.label': 'Main menu',
  'menu.sheet': 'Menu',
  'menu.beta': 'Beta',
  'menu.external': 'Another site',
  'menu.waiting': '{count} waiting',
  'menu.section.projectManagement': 'Project management',
  'menu.section.production': 'Production',
  'menu.section.projectAndTrade': 'Projects and trade',
  'menu.section.materialManagement': 'Material management',
  'menu.section.matching': 'Matching',
  'menu.section.distributorMaterials': 'Material sales',
  'menu.section.estimationAndOrders': 'Quotes and orders',
  'menu.section.billing': 'Billing',
  'menu.section.dataManipulation': 'Data',
  'menu.section.admin': 'Administration',
  'menu.section.settings': 'Settings',
  'menu.section.masters': 'Masters',
  'menu.section.top': 'Top',
  'menu.section.bottom': 'More',
}
