import { hasFunction, isMaterialOrderer } from '../people/permissions.ts'
import type { SessionUser } from '../people/user.ts'

export const listTemplateTargets = ['production_schedule', 'trade'] as const
export type ListTemplateTarget = (typeof listTemplateTargets)[number]
export const templateShares = ['me', 'team', 'group'] as const

/** Columns of each list, in their usual order (domain §3.4, §3.6). */
export const templateColumns = {
  production_schedule: [
    'picture',
    'style_no',
    'name',
    'brand',
    'season',
    'category',
    'phase',
    'supplier',
    'quantity',
    'delivery_due',
    'status',
    'health',
    'days_to_ship',
    'fabric_in',
    'pre_production',
    'cutting',
    'sewing',
    'inspection',
    'ship',
    'arrive',
    'assignee',
    'last_note',
  ],
  trade: [
    'picture',
    'number',
    'title',
    'partner',
    'brand',
    'season',
    'status',
    'next_actor',
    'days_waiting',
    'quantity',
    'amount',
    'currency',
    'target_price',
    'delivery_due',
    'incoterm',
    'basis',
    'material_supply',
    'origin',
    'estimate',
    'contract',
    'delivered',
    'invoiced',
  ],
} as const satisfies Record<ListTemplateTarget, readonly string[]>

/** What the list of schedules keeps in its templates beside the columns that the specification names. */
export const scheduleListKeys = ['spec', 'float', 'q', 'stage', 'week'] as const

/** Columns and filters of the list of steps that are kept in its views. */
export const procedureListKeys = [
  'style',
  'step',
  'partner',
  'planned',
  'forecast',
  'actual',
  'float',
  'quantity',
  'status',
  'finish',
  'scope',
  'q',
  'kind',
] as const

/** Columns and filters of the list of styles that are kept in its views. */
export const productionListKeys = [
  'styleNo',
  'season',
  'stage',
  'supplier',
  'owner',
  'deliveryDue',
  'quantity',
  'listPrice',
  'updatedAt',
  'q',
  'brand',
  'phase',
  'health',
  'from',
  'to',
] as const

/** Columns with a state that may colour the row. */
export const rowColorColumns = { production_schedule: ['status', 'health'], trade: ['status', 'days_waiting'] } as const

/** The query parameter `target` chooses the rule; any other target is refused (spec §5, §6). */
export function opensTemplatesOf(user: SessionUser, target: unknown): boolean {
  if (target === 'production_schedule') return user.kind === 'brand' && hasFunction(user, 'production_schedule')
  if (target === 'trade') return isMaterialOrderer(user) && hasFunction(user, 'project_and_trade')
  return false
}
