import { routes, type RouteName } from '@tsumugi/navigation'
import type { Messages } from './messages/ja.ts'

/** The area of a path's beginning, for screens that no link of the menu leads to. */
const areas: Readonly<Record<string, keyof Messages & `area.${string}`>> = {
  account: 'area.account',
  approvals: 'area.approvals',
  approval_routes: 'area.approvals',
  concierges: 'area.concierges',
  confirmed_marks: 'area.production',
  credits: 'area.billing',
  custom_workflow_definitions: 'area.approvals',
  custom_workflow_items: 'area.approvals',
  deliveries: 'area.deliveries',
  exhibitions: 'area.exhibitions',
  fedi_invoices: 'area.fediInvoices',
  gantt_chart: 'area.production',
  list_templates: 'area.listTemplates',
  materials: 'area.materials',
  matching: 'area.matching',
  'matching-console': 'area.matching',
  merchandisings: 'area.history',
  payment_term_definitions: 'area.billing',
  payments: 'area.billing',
  phases: 'area.phases',
  previews: 'area.previews',
  procedures: 'area.production',
  quality_labelings: 'area.qualityLabelings',
  super_groups: 'area.settings',
  transaction_units: 'area.transactionUnits',
  user_group_admin_configs: 'area.settings',
  user_groups: 'area.settings',
  venders: 'area.venders',
}

/** The message that names the area of a route, where there is one. */
export function areaOf(name: RouteName): (keyof Messages & `area.${string}`) | undefined {
  const [, first = ''] = routes[name].path.split('/')
  return areas[first]
}
