import {
  approvals,
  brandDefinedCategories,
  customWorkflowItems,
  exhibitionOrders,
  fediInvoices,
  masters,
  paymentRuns,
  productionSchedules,
  qualityLabelings,
  resourcePlanSheets,
  vendorOrderFiles,
} from '@tsumugi/contract'
import { sql } from 'kysely'
import { takesPart } from '../approvals/public-face.ts'
import { readablePhase } from '../../records/productions/readable-queries.ts'
import type { WordSource } from './word-source.ts'

const owned = (userGroupId: number) => sql`d.user_group_id = ${userGroupId}`
const none = sql`''`

/** Schedules and cost sheets are found by the style number and the name of their product. */
const ofProducts: readonly WordSource[] = [
  {
    noun: 'productionSchedules',
    kept: 'production',
    access: productionSchedules.list.access,
    from: sql`production_schedule d join phase p on p.id = d.phase_id join production r on r.id = p.production_id`,
    key: sql`r.id`,
    columns: () => [sql`r.style_no`, sql`r.name`, sql`coalesce(r.season, '')`, sql`'/s/production_schedules/' || d.id`],
    own: readablePhase,
  },
  {
    noun: 'resourcePlanSheets',
    kept: 'production',
    access: resourcePlanSheets.list.access,
    from: sql`resource_plan_sheet d join production r on r.id = d.production_id`,
    key: sql`r.id`,
    columns: () => [sql`r.style_no`, sql`r.name`, sql`d.name`, sql`'/s/resource_plan_sheets/' || d.id`],
    own: owned,
  },
]

const ofApproval: readonly WordSource[] = [
  {
    noun: 'approvals',
    kept: 'approval',
    access: approvals.list.access,
    from: sql`approval d join approval p on p.id = d.id`,
    columns: () => [sql`coalesce(d.code, '')`, sql`d.title`, none, sql`'/s/approvals?id=' || d.id`],
    own: (userGroupId, accountId) => sql`${owned(userGroupId)} and ${takesPart(sql`${accountId}::bigint`)}`,
  },
  {
    noun: 'workflowItem',
    kept: 'custom_workflow_item',
    access: customWorkflowItems.show.access,
    from: sql`custom_workflow_item d join custom_workflow_definition w on w.id = d.definition_id`,
    columns: () => [none, sql`d.title`, sql`w.name`, sql`'/s/custom_workflow_items/' || d.id || '/approval'`],
    own: owned,
  },
]

const ofMoney: readonly WordSource[] = [
  {
    noun: 'fediInvoices',
    kept: 'fedi_invoice',
    access: fediInvoices.list.access,
    from: sql`fedi_invoice d`,
    columns: () => [
      sql`d.number`,
      sql`case when d.direction = 'issue' then d.receiver_name else d.sender_name end`,
      sql`d.issue_date`,
      sql`'/s/fedi_invoices/' || d.id`,
    ],
    own: owned,
  },
  {
    noun: 'payments',
    kept: 'payment_run',
    access: paymentRuns.list.access,
    from: sql`payment_run d`,
    columns: () => [sql`d.number`, none, sql`d.pay_on::text`, sql`'/s/payments?run=' || d.id`],
    own: owned,
  },
  {
    noun: 'paymentTerms',
    kept: 'payment_term_definition',
    access: masters.paymentTermDefinitions.endpoints.list.access,
    from: sql`payment_term_definition d`,
    columns: () => [none, sql`d.name`, none, sql`'/s/payment_term_definitions/' || d.id`],
    own: (userGroupId) => sql`${owned(userGroupId)} and d.discarded_at is null`,
  },
]

const ofGoods: readonly WordSource[] = [
  {
    noun: 'qualityLabelings',
    kept: 'quality_labeling',
    access: qualityLabelings.list.access,
    from: sql`quality_labeling d`,
    columns: () => [sql`d.style_no`, sql`d.item_name`, none, sql`'/s/quality_labelings/' || d.id`],
    own: (userGroupId) => sql`d.discarded_at is null and d.status <> 'superseded' and (${owned(userGroupId)}
      or d.status in ('approved', 'printed') and exists (select from quality_labeling_share s
        where s.family_id = d.family_id and s.sharee_group_id = ${userGroupId}))`,
  },
  {
    noun: 'exhibitionOrders',
    kept: 'exhibition_order',
    access: exhibitionOrders.list.access,
    from: sql`exhibition_order d join exhibition e on e.id = d.exhibition_id`,
    columns: () => [sql`d.number`, sql`d.customer_name`, sql`e.name`, sql`'/s/exhibition_admin/' || d.exhibition_id`],
    own: owned,
  },
  {
    noun: 'catalogueCloths',
    kept: 'catalogue_cloth',
    access: masters.catalogueCloths.endpoints.list.access,
    from: sql`catalogue_cloth d`,
    columns: () => [sql`d.code`, sql`d.name`, none, sql`'/s/materials/distributor/catalogue/' || d.id`],
    own: (userGroupId) => sql`${owned(userGroupId)} and d.discarded_at is null`,
  },
  {
    noun: 'vendorOrderFiles',
    kept: 'vendor_exported_material',
    access: vendorOrderFiles.list.access,
    from: sql`vendor_exported_material d join vendor v on v.id = d.vendor_id`,
    columns: () => [
      none,
      sql`d.name`,
      sql`v.name`,
      sql`'/s/venders/' || v.key || '/exported_materials/' || d.id || '/edit'`,
    ],
    own: owned,
  },
]

const ofCategories = (['brand', 'user_group'] as const).map((holder): WordSource => ({
  noun: holder === 'brand' ? 'brandCategories' : 'userGroupCategories',
  kept: 'category',
  access: brandDefinedCategories.create.access,
  from: sql`category d left join brand b on b.id = d.brand_id`,
  columns: () => [
    sql`coalesce(d.code, '')`,
    sql`d.name`,
    sql`coalesce(b.name, '')`,
    sql`${`/s/${holder}_defined_categories/`} || d.id`,
  ],
  own: (userGroupId) => sql`${owned(userGroupId)} and d.discarded_at is null
      and d.brand_id is ${holder === 'brand' ? sql`not null` : sql`null`}`,
}))

/** Records of the work behind documents and products, each found by what it is called. */
export const workSources = [...ofProducts, ...ofApproval, ...ofMoney, ...ofGoods, ...ofCategories]
