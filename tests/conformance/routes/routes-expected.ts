import type { Layout } from '@tsumugi/navigation'
import { ownsAdminGroup, skuMasterShown, type Rule } from './rule.ts'

export interface ExpectedRoute {
  path: string
  layout: Layout
  /** `null`: everybody, signed in or not. */
  rule: Rule | null
  query?: string
}

const signedIn: Rule = {}
const brand: Rule = { kinds: ['brand'] }
const brandPowerUser: Rule = { kinds: ['brand'], powerUser: true }
const merchandising: Rule = { kinds: ['brand'], all: ['merchandising'] }
const merchandisingMaster: Rule = { kinds: ['brand'], all: ['merchandising'], powerUser: true }
const workflowItem: Rule = { kinds: ['brand'], all: ['custom_workflow.create'] }
const matching: Rule = { all: ['matching'] }
const client: Rule = { kinds: ['brand'], all: ['matching'] }
const worker: Rule = { kinds: ['supplier'], all: ['matching'] }
const marketplace: Rule = { all: ['material_market'] }
const distributor: Rule = { kinds: ['distributor'] }
const admin: Rule = { kinds: ['admin'] }
const vendor: Rule = { all: ['vendor_material_management'] }
const organisations: Rule = { when: (user) => user.kind === 'admin' || ownsAdminGroup(user) }
const skuGroup: Rule = { kinds: ['brand'], when: skuMasterShown }
const orderSheet: Rule = { kinds: ['brand'], all: ['order_sheet'], powerUser: true }
/** §6 asks for brand and the function; a supplier reads labels shared with it (domain §6.13). */
const label: Rule = {
  kinds: ['brand', 'supplier'],
  when: (user) => user.kind === 'supplier' || user.enabledFunctions.includes('quality_labeling'),
}
const never: Rule = { when: () => false }

const on = (layout: Layout, rows: readonly (readonly [path: string, rule: Rule | null, query?: string])[]) =>
  rows.map(([path, rule, query]): ExpectedRoute => ({ path, layout, rule, query }))

/** Spec §2, every path, with the guard of §6; what neither shows is resolved in the domain decisions (§6). */
export const expectedRoutes: readonly ExpectedRoute[] = [
  ...on('blank', [
    ['/prepare', null],
    ['/blank', null],
    ['/for_rails/global_header_ribbon', null],
    ['/phases/:id/variants_info', signedIn],
    ['/error', null],
    ['/previews/xls', null],
    ['/quality_labelings/:id', label],
    ['/approvals/:id/approval_steps', brand],
    ['/custom_workflow_items/:id/approval', workflowItem],
    ['/custom_workflow_items/:id/select_notifiable', workflowItem],
  ]),
  ...on('exhibition', [
    ['/exhibitions/:exhibition_id/login', null],
    ['/exhibitions/:exhibition_id', null],
    ['/exhibitions/:exhibition_id/exhibition_items/:exhibition_item_id', null],
    ['/exhibitions/:exhibition_id/exhibition_orders/new', null],
    ['/exhibitions/:exhibition_id/exhibition_orders/:exhibition_order_id/edit', null],
    ['/exhibitions/:exhibition_id/exhibition_orders/:exhibition_order_id/thankyou', null],
  ]),
  ...on('authenticated', [['/deliveries/:id', signedIn]]),
  // Ours: the specification names the menu's link to exhibitions, and no page of them for the brand
  ...on('default', [
    ['/exhibition_admin', brand],
    ['/exhibition_admin/:exhibition_id', brand],
  ]),
  ...on('default', [
    // §6 names admin, brand and supplier; refusing sends to / again, so every kind enters (domain §6.1)
    ['/', signedIn],
    ['/resource_plan_sheets', signedIn],
    ['/resource_plan_sheets/:id', signedIn],
    ['/raw_materials', signedIn],
    ['/raw_materials/:id', signedIn],
    ['/transaction_units', signedIn],
    ['/transaction_units/:id', signedIn],
    ['/transaction_units/:id/shipping_details_registration', signedIn],
    ['/fedi_invoices', signedIn],
    ['/fedi_invoices/:id', signedIn],
    ['/payables', signedIn],
    ['/credits', signedIn],
    ['/payments', signedIn],
    ['/user_group_admin_configs/:id', organisations],
    ['/payment_term_definitions', signedIn],
    ['/confirmed_marks', signedIn],
    ['/gantt_chart', signedIn],
    ['/procedures', signedIn],
    ['/user_groups', organisations],
    ['/user_groups/:id/user_group_admin_config', organisations],
    ['/super_groups', organisations],
    ['/suppliers', signedIn],
    ['/suppliers/:id', signedIn],
    ['/trades/', signedIn],
    ['/trades/:id', signedIn],
    ['/trade_requests/', signedIn],
    ['/production_schedules', { kinds: ['brand', 'supplier', 'trade'], all: ['production_schedule'] }],
    ['/list_templates', { kinds: ['brand'], all: ['production_schedule'] }, 'target=production_schedule'],
    ['/list_templates', { kinds: ['brand', 'supplier', 'trade'], all: ['project_and_trade'] }, 'target=trade'],
    ['/list_templates', never, 'target=invoice'],
    ['/list_templates', never],
    ['/list_templates', never, 'target[]=trade'],
    ['/list_templates/:id', { kinds: ['brand'], all: ['production_schedule'] }, 'target=production_schedule'],
    ['/list_templates/:id', { kinds: ['brand', 'supplier', 'trade'], all: ['project_and_trade'] }, 'target=trade'],
    ['/list_templates/:id', never],
    ['/approvals', { kinds: ['brand'], any: ['approval_contract', 'approval_supplier', 'approval_receive_invoice'] }],
    ['/approval_routes/', { kinds: ['brand'], all: ['approval_route.create'] }],
    ['/custom_workflow_definitions/', { kinds: ['brand'], all: ['custom_workflow.create'], powerUser: true }],
    ['/merchandisings/:brandId/:id/modification_history', merchandising],
    ['/brand_images', merchandising],
    ['/account/user_groups', signedIn],
    ['/account/user_groups/:id', signedIn],
    ['/account/user', signedIn],
    ['/concierges', admin],
    ['/data_converters', signedIn],
  ]),
  ...on('blank', [
    ['/matching', matching],
    ['/matching/search/:slug?', matching],
    ['/matching/recruitments/:recruitmentId', matching],
    // Looks up the session itself and answers every failure with / (§2)
    ['/matching-console/applications/:applicationId', null],
  ]),
  ...on('default', [
    ['/matching-console/client', client],
    ['/matching-console/client/recruitments/:recruitmentId', client],
    ['/matching-console/client/recruitments/:recruitmentId/comments', client],
    ['/matching-console/client/recruitments/:recruitmentId/edit', client],
    ['/matching-console/client/applications/:applicationId', client],
    ['/matching-console/worker', worker],
    ['/matching-console/worker/applications/:applicationId', worker],
    ['/matching-console/watchlist', worker],
    ['/matching-console/profile', signedIn],
    ['/merchandisings/md_map', merchandising],
    ['/merchandisings/md_map/:brandId/:id', merchandising],
    ['/merchandisings/report', merchandising],
    ['/user_group_defined_categories', merchandisingMaster],
    ['/user_group_defined_categories/:id', merchandisingMaster],
    ['/brand_defined_categories', merchandisingMaster],
    ['/brand_defined_categories/:id', merchandisingMaster],
    ['/master/brands', merchandisingMaster],
    ['/master/brands/:id', merchandisingMaster],
    ['/master/sub_brands', merchandisingMaster],
    ['/master/brands/:brand_id/sub_brands/:id', merchandisingMaster],
    ['/master/colors', brand],
    ['/master/colors/:id', brand],
    ['/master/sizes', brand],
    ['/master/sizes/:id', brand],
    ['/master/wash_tag_symbols', brand],
    ['/master/wash_tag_symbols/:id', brand],
    ['/master/wash_tag_symbol_sets', brand],
    ['/master/wash_tag_symbol_sets/:id', brand],
    ['/master/care_instructions', brand],
    ['/master/care_instructions/:id', brand],
    ['/master/care_attentions', brand],
    ['/master/care_attentions/:id', brand],
    ['/master/part_names', brand],
    ['/master/part_names/:id', brand],
    ['/master/fabrics', brand],
    ['/master/fabrics/:id', brand],
    ['/master/contract_formats', brandPowerUser],
    ['/master/contract_formats/:id', brandPowerUser],
    ['/master/invoice_formats', { powerUser: true }],
    ['/master/invoice_formats/:id', { powerUser: true }],
    ['/master/currency_conversions', brand],
    ['/master/currency_conversions/:id', brand],
    ['/master/sku_groups', skuGroup],
    ['/master/sku_groups/:id', skuGroup],
    ['/master/order_sheet_formats', orderSheet],
    ['/master/order_sheet_formats/:id', orderSheet],
    ['/materials', marketplace],
    ['/materials/material_orders', marketplace],
    ['/materials/material_orders/:id', marketplace],
    ['/materials/bookmarks', { kinds: ['brand', 'supplier', 'trade'], all: ['material_market'] }],
    ['/materials/admin/bookmarks', admin],
    ['/materials/material_order_details', marketplace],
    ['/materials/distributor', distributor],
    ['/materials/distributor_customers', distributor],
    ['/materials/admin/distributor_customers', admin],
    ['/venders/:vendor/material_contract_maps', vendor],
    ['/venders/:vendor/materials', vendor],
    ['/venders/:vendor/exported_materials/:id/edit', vendor],
    ['/venders/:vendor/order_files', vendor],
    ['/venders/:vendor/order_files/:id/edit', vendor],
    ['/venders/:vendor/packing_lists', vendor],
    ['/venders/:vendor/packing_lists/:id/edit', vendor],
    ['/venders/:vendor/packing_lists/:id/material_consumes', vendor],
    ['/venders/:vendor/settings', vendor],
  ]),
]

/** Paths of our own, where the specification names an area but shows no path for it. */
export const ownRoutes: readonly ExpectedRoute[] = [
  // The brand's list and editor of quality labels (§6 guard; domain §3.3)
  ...on('default', [
    ['/quality_labelings', label],
    ['/quality_labelings/:id/edit', { kinds: ['brand'], all: ['quality_labeling'] }],
  ]),
  // What the menu names (§2, Global side menu) and a record of its own beside a list
  ...on('default', [
    ['/merchandisings/budgets', merchandising],
    ['/payment_term_definitions/:id', signedIn],
    ['/messages', signedIn],
    ['/messages/:id', signedIn],
    ['/calendar', signedIn],
    ['/trade_requests/:id', signedIn],
    ['/projects', signedIn],
    ['/projects/:id', signedIn],
    ['/productions', signedIn],
    ['/productions/:id', signedIn],
    ['/production_schedules/:id', { kinds: ['brand', 'supplier', 'trade'], all: ['production_schedule'] }],
    ['/deliveries', signedIn],
    ['/transports', signedIn],
    ['/materials/distributor/catalogue', distributor],
    ['/materials/distributor/catalogue/:id', distributor],
    ['/transports/:id', signedIn],
    ['/kpi', admin],
    ['/notices', signedIn],
    ['/feedbacks', signedIn],
    ['/first_steps', signedIn],
    ['/help_links', admin],
    ['/extension_field_definitions', { all: ['extension_field_definition.create'], powerUser: true }],
    ['/extension_field_definitions/:id', { all: ['extension_field_definition.create'], powerUser: true }],
  ]),
]
