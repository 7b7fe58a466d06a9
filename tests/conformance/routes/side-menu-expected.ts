import type { MenuLinkName, MenuSectionName } from '@tsumugi/navigation'
import { ownsAdminGroup, skuMasterShown, type Rule } from './rule.ts'

export interface ExpectedLink {
  section: MenuSectionName
  link: MenuLinkName
  href: string
  rule: Rule
}

type Row = readonly [section: MenuSectionName, link: MenuLinkName, href: string, rule?: Rule]

const masters: Rule = { kinds: ['brand'] }
const mastersOfMerchandising: Rule = { kinds: ['brand'], all: ['merchandising'], powerUser: true }
const skuMasters: Rule = { kinds: ['brand'], when: skuMasterShown }
const merchandising: Rule = { kinds: ['brand'], all: ['merchandising'] }
const units = '/s/transaction_units?category='

/** Spec §2, Global side menu: every link in its order. `{kind}` is the kind of the current organisation. */
const rows: readonly Row[] = [
  ['top', 'dashboard', '/s/', { kinds: ['brand', 'supplier', 'admin', 'trade'] }],
  ['top', 'calendar', '/calendar?view=month', { kinds: ['brand', 'supplier', 'trade'] }],
  ['top', 'messages', '/messages'],
  [
    'top',
    'approvals',
    '/s/approvals',
    { kinds: ['brand'], any: ['approval_contract', 'approval_supplier', 'approval_receive_invoice'] },
  ],
  ['projectManagement', 'mdMap', '/s/merchandisings/md_map', merchandising],
  ['projectManagement', 'mdReport', '/s/merchandisings/report', merchandising],
  ['projectManagement', 'brandImages', '/s/brand_images', merchandising],
  ['production', 'productions', '/sewing/{kind}/productions'],
  ['production', 'productionSchedules', '/s/production_schedules', { all: ['production_schedule'] }],
  [
    'production',
    'materials',
    '/s/materials',
    { when: (user) => user.kind === 'admin' || user.enabledFunctions.includes('material_market') },
  ],
  ['production', 'suppliers', '/s/suppliers'],
  ['production', 'exhibitions', '/s/exhibition_admin', { kinds: ['brand'] }],
  ['production', 'resourcePlanSheets', '/s/resource_plan_sheets', { kinds: ['brand'] }],
  ['production', 'rawMaterials', '/s/raw_materials', { kinds: ['brand'] }],
  ['projectAndTrade', 'projects', '/project/projects'],
  ['projectAndTrade', 'trades', '/trade/trades'],
  ['projectAndTrade', 'tradesBeta', '/s/trades/'],
  [
    'projectAndTrade',
    'tradeRequests',
    '/s/trade_requests/',
    {
      when: (user) =>
        user.currentUserGroup?.defaultTradeRequesteeId === 7 ||
        user.enabledFunctions.includes('trade_requests.global_menu.show'),
    },
  ],
  ['projectAndTrade', 'transports', '/transport/transports'],
  ['materialManagement', 'vendorMaterials', '/s/venders/nuno/materials', { all: ['vendor_material_management'] }],
  ['matching', 'recruitments', '/s/matching-console/client', { kinds: ['brand'], all: ['matching'] }],
  ['matching', 'applications', '/s/matching-console/worker', { kinds: ['supplier'], all: ['matching'] }],
  ['matching', 'watchlist', '/s/matching-console/watchlist', { kinds: ['supplier'], all: ['matching'] }],
  ['matching', 'matchingProfile', '/s/matching-console/profile', { kinds: ['brand'], all: ['matching'] }],
  ['matching', 'publicProjects', 'https://projects.example/', { all: ['matching'] }],
  ['matching', 'supplierSearch', 'https://search.example/', { kinds: ['admin', 'brand'], all: ['matching'] }],
  // The section names its kind; orders and shipments are marketplace pages, which ask for the function (§6)
  ['distributorMaterials', 'distributorSearch', '/s/materials/distributor', { kinds: ['distributor'] }],
  [
    'distributorMaterials',
    'materialOrders',
    '/s/materials/material_orders',
    { kinds: ['distributor'], all: ['material_market'] },
  ],
  [
    'distributorMaterials',
    'shipments',
    '/s/materials/material_order_details',
    { kinds: ['distributor'], all: ['material_market'] },
  ],
  ['distributorMaterials', 'distributorCustomers', '/s/materials/distributor_customers', { kinds: ['distributor'] }],
  ['estimationAndOrders', 'estimationReceive', `${units}estimation&direction=receive`, { kinds: ['brand'] }],
  ['estimationAndOrders', 'estimationIssue', `${units}estimation&direction=issue`, { kinds: ['supplier'] }],
  ['estimationAndOrders', 'contractIssue', `${units}contract&direction=issue`, { kinds: ['brand'] }],
  ['estimationAndOrders', 'contractReceive', `${units}contract&direction=receive`, { kinds: ['supplier'] }],
  ['billing', 'invoicesIssued', `${units}invoice&direction=issue`],
  ['billing', 'invoicesReceived', `${units}invoice&direction=receive`],
  ['billing', 'fediInvoicesIssued', '/s/fedi_invoices?direction=issue', { all: ['fedi'] }],
  ['billing', 'fediInvoicesReceived', '/s/fedi_invoices?direction=receive', { all: ['fedi'] }],
  ['billing', 'payables', '/s/payables'],
  ['dataManipulation', 'dataConverters', '/s/data_converters'],
  ['admin', 'userGroups', '/s/user_groups', { kinds: ['admin'] }],
  ['admin', 'kpi', '/account/{kind}/kpi', { kinds: ['admin'] }],
  ['admin', 'notices', '/account/{kind}/notices', { kinds: ['admin'] }],
  ['admin', 'feedbacks', '/account/{kind}/feedbacks', { kinds: ['admin'] }],
  ['admin', 'concierges', '/s/concierges', { kinds: ['admin'] }],
  ['settings', 'personalSettings', '/s/account/user'],
  ['settings', 'organisationSettings', '/s/account/user_groups/1'],
  ['settings', 'superGroup', '/s/account/user_groups/31', { all: ['user_group.visible_super_group_items'] }],
  ['settings', 'superGroup', '/s/account/user_groups/32', { all: ['user_group.visible_super_group_items'] }],
  [
    'settings',
    'extensionFields',
    '/account/user_groups/1/extension_field_definitions',
    { all: ['extension_field_definition.create'], powerUser: true },
  ],
  ['masters', 'brands', '/s/master/brands', mastersOfMerchandising],
  ['masters', 'subBrands', '/s/master/sub_brands', mastersOfMerchandising],
  ['masters', 'userGroupCategories', '/s/user_group_defined_categories', mastersOfMerchandising],
  ['masters', 'brandCategories', '/s/brand_defined_categories', mastersOfMerchandising],
  ['masters', 'colors', '/s/master/colors', skuMasters],
  ['masters', 'sizes', '/s/master/sizes', skuMasters],
  ['masters', 'skuGroups', '/s/master/sku_groups', skuMasters],
  // Our own: the specification shows no way to the brand's list of labels.
  ['masters', 'qualityLabelings', '/s/quality_labelings', { kinds: ['brand'], all: ['quality_labeling'] }],
  ['masters', 'washTagSymbols', '/s/master/wash_tag_symbols', masters],
  ['masters', 'washTagSymbolSets', '/s/master/wash_tag_symbol_sets', masters],
  ['masters', 'careInstructions', '/s/master/care_instructions', masters],
  ['masters', 'careAttentions', '/s/master/care_attentions', masters],
  ['masters', 'partNames', '/s/master/part_names', masters],
  ['masters', 'fabrics', '/s/master/fabrics', masters],
  ['masters', 'currencyConversions', '/s/master/currency_conversions', masters],
  ['masters', 'contractFormats', '/s/master/contract_formats', { kinds: ['brand'], powerUser: true }],
  ['masters', 'invoiceFormats', '/s/master/invoice_formats', { kinds: ['brand'], powerUser: true }],
  [
    'masters',
    'orderSheetFormats',
    '/s/master/order_sheet_formats',
    { kinds: ['brand'], all: ['order_sheet'], powerUser: true },
  ],
  ['bottom', 'partnerInformation', 'https://partner.example/', { when: ownsAdminGroup }],
]

export const expectedLinks: readonly ExpectedLink[] = rows.map(([section, link, href, rule = {}]) => {
  return { section, link, href, rule }
})
