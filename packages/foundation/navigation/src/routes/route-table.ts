import { page, type Page } from '../page.ts'
import * as may from './route-guards.ts'

const blank = { layout: 'blank' } as const
const exhibition = { layout: 'exhibition', digits: ['exhibitionId'] } as const
const idInDigits = { digits: ['id'] } as const

/** One row per path of spec §2, in its order; who may enter is spec §6 with the resolutions of the domain. */
export const routes = {
  // Public or blank pages
  prepare: page('/prepare', may.everybody, blank),
  blank: page('/blank', may.everybody, blank),
  globalHeaderRibbon: page('/for_rails/global_header_ribbon', may.everybody, blank),
  phaseVariantsInfo: page('/phases/:id/variants_info', may.signedIn, blank),
  error: page('/error', may.everybody, blank),
  xlsPreview: page('/previews/xls', may.everybody, blank),
  qualityLabeling: page('/quality_labelings/:id', may.qualityLabelings, blank),
  approvalSteps: page('/approvals/:id/approval_steps', may.brandOnly, blank),
  customWorkflowItemApproval: page('/custom_workflow_items/:id/approval', may.customWorkflowItems, blank),
  customWorkflowItemNotifiable: page('/custom_workflow_items/:id/select_notifiable', may.customWorkflowItems, blank),

  // Exhibition pages
  exhibitionLogin: page('/exhibitions/:exhibitionId/login', may.everybody, exhibition),
  exhibition: page('/exhibitions/:exhibitionId', may.everybody, exhibition),
  exhibitionItem: page('/exhibitions/:exhibitionId/exhibition_items/:exhibitionItemId', may.everybody, {
    layout: 'exhibition',
    digits: ['exhibitionId', 'exhibitionItemId'],
  }),
  exhibitionOrderNew: page('/exhibitions/:exhibitionId/exhibition_orders/new', may.everybody, exhibition),
  exhibitionOrderEdit: page('/exhibitions/:exhibitionId/exhibition_orders/:exhibitionOrderId/edit', may.everybody, {
    layout: 'exhibition',
    digits: ['exhibitionId', 'exhibitionOrderId'],
  }),
  exhibitionOrderThankyou: page(
    '/exhibitions/:exhibitionId/exhibition_orders/:exhibitionOrderId/thankyou',
    may.everybody,
    { layout: 'exhibition', digits: ['exhibitionId', 'exhibitionOrderId'] },
  ),

  // The brand's side of its exhibitions: ours, beside the paths of the specification
  exhibitionAdmin: page('/exhibition_admin', may.brandOnly),
  exhibitionAdminItem: page('/exhibition_admin/:exhibitionId', may.brandOnly, { digits: ['exhibitionId'] }),

  // Main pages. Home lets every kind in and draws itself by kind: refusing would redirect to itself for ever
  home: page('/'),
  delivery: page('/deliveries/:id', may.signedIn, { layout: 'authenticated' }),
  resourcePlanSheets: page('/resource_plan_sheets'),
  resourcePlanSheet: page('/resource_plan_sheets/:id'),
  rawMaterials: page('/raw_materials'),
  rawMaterial: page('/raw_materials/:id'),
  transactionUnits: page('/transaction_units'),
  transactionUnit: page('/transaction_units/:id'),
  shippingDetailsRegistration: page('/transaction_units/:id/shipping_details_registration'),
  fediInvoices: page('/fedi_invoices'),
  fediInvoice: page('/fedi_invoices/:id'),
  payables: page('/payables'),
  credits: page('/credits'),
  payments: page('/payments'),
  userGroupAdminConfig: page('/user_group_admin_configs/:id', may.organisations),
  paymentTermDefinitions: page('/payment_term_definitions'),
  paymentTermDefinition: page('/payment_term_definitions/:id'),
  confirmedMarks: page('/confirmed_marks'),
  ganttChart: page('/gantt_chart'),
  procedures: page('/procedures'),
  userGroups: page('/user_groups', may.organisations),
  userGroupConfigOfAdmin: page('/user_groups/:id/user_group_admin_config', may.organisations),
  superGroups: page('/super_groups', may.organisations),
  suppliers: page('/suppliers'),
  supplier: page('/suppliers/:id'),
  trades: page('/trades/'),
  trade: page('/trades/:id'),
  tradeRequests: page('/trade_requests/'),
  productionSchedules: page('/production_schedules', may.productionSchedules),
  listTemplates: page('/list_templates', may.listTemplates),
  listTemplate: page('/list_templates/:id', may.listTemplates),
  /** The spec gives the brand's list and editor no path of their own. */
  qualityLabelings: page('/quality_labelings', may.qualityLabelings),
  qualityLabelingEdit: page('/quality_labelings/:id/edit', may.qualityLabelWriting, idInDigits),
  approvals: page('/approvals', may.approvals),
  approvalRoutes: page('/approval_routes/', may.approvalRoutes),
  customWorkflowDefinitions: page('/custom_workflow_definitions/', may.customWorkflowDefinitions),
  merchandisingHistory: page('/merchandisings/:brandId/:id/modification_history', may.merchandising, {
    digits: ['brandId', 'id'],
  }),
  brandImages: page('/brand_images', may.merchandising),
  accountUserGroups: page('/account/user_groups'),
  accountUserGroup: page('/account/user_groups/:id'),
  accountUser: page('/account/user'),
  concierges: page('/concierges', may.adminOnly),
  dataConverters: page('/data_converters'),

  // Ours: the menu names these areas, and the specification shows no path of them within the application
  tradeRequest: page('/trade_requests/:id', may.signedIn, idInDigits),
  projects: page('/projects'),
  project: page('/projects/:id', may.signedIn, idInDigits),
  productions: page('/productions'),
  production: page('/productions/:id', may.signedIn, idInDigits),
  productionSchedule: page('/production_schedules/:id', may.productionSchedules, idInDigits),
  deliveries: page('/deliveries'),
  transports: page('/transports'),
  transport: page('/transports/:id', may.signedIn, idInDigits),
  kpi: page('/kpi', may.adminOnly),
  messages: page('/messages'),
  messageThread: page('/messages/:id'),
  calendar: page('/calendar'),
  notices: page('/notices'),
  feedbacks: page('/feedbacks'),
  firstSteps: page('/first_steps'),
  helpLinks: page('/help_links', may.adminOnly),
  extensionFieldDefinitions: page('/extension_field_definitions', may.extensionFieldDefinitions),
  extensionFieldDefinition: page('/extension_field_definitions/:id', may.extensionFieldDefinitions),

  // Matching
  matching: page('/matching', may.matching, blank),
  matchingSearch: page('/matching/search/:slug?', may.matching, blank),
  matchingRecruitment: page('/matching/recruitments/:recruitmentId', may.matching, blank),
  matchingClient: page('/matching-console/client', may.matchingClient),
  matchingClientRecruitment: page('/matching-console/client/recruitments/:recruitmentId', may.matchingClient),
  matchingClientRecruitmentComments: page(
    '/matching-console/client/recruitments/:recruitmentId/comments',
    may.matchingClient,
  ),
  matchingClientRecruitmentEdit: page('/matching-console/client/recruitments/:recruitmentId/edit', may.matchingClient),
  matchingClientApplication: page('/matching-console/client/applications/:applicationId', may.matchingClient),
  matchingWorker: page('/matching-console/worker', may.matchingWorker),
  matchingWorkerApplication: page('/matching-console/worker/applications/:applicationId', may.matchingWorker),
  matchingWatchlist: page('/matching-console/watchlist', may.matchingWorker),
  /** Only looks up the session and sends on: see `applicationPage`. */
  matchingApplication: page('/matching-console/applications/:applicationId', may.everybody, blank),
  matchingProfile: page('/matching-console/profile'),

  // Merchandising
  mdMap: page('/merchandisings/md_map', may.merchandising),
  mdMapItem: page('/merchandisings/md_map/:brandId/:id', may.merchandising, { digits: ['brandId', 'id'] }),
  mdReport: page('/merchandisings/report', may.merchandising),
  // Ours: the map's budgets have no path in the specification
  mdBudgets: page('/merchandisings/budgets', may.merchandising),

  // Merchandising master data
  userGroupDefinedCategories: page('/user_group_defined_categories', may.merchandisingMasters),
  userGroupDefinedCategory: page('/user_group_defined_categories/:id', may.merchandisingMasters, idInDigits),
  brandDefinedCategories: page('/brand_defined_categories', may.merchandisingMasters),
  brandDefinedCategory: page('/brand_defined_categories/:id', may.merchandisingMasters, idInDigits),
  brands: page('/master/brands', may.merchandisingMasters),
  brand: page('/master/brands/:id', may.merchandisingMasters),
  subBrands: page('/master/sub_brands', may.merchandisingMasters),
  subBrand: page('/master/brands/:brandId/sub_brands/:id', may.merchandisingMasters),

  // Other master data
  colors: page('/master/colors', may.brandOnly),
  color: page('/master/colors/:id', may.brandOnly),
  sizes: page('/master/sizes', may.brandOnly),
  size: page('/master/sizes/:id', may.brandOnly),
  washTagSymbols: page('/master/wash_tag_symbols', may.brandOnly),
  washTagSymbol: page('/master/wash_tag_symbols/:id', may.brandOnly),
  washTagSymbolSets: page('/master/wash_tag_symbol_sets', may.brandOnly),
  washTagSymbolSet: page('/master/wash_tag_symbol_sets/:id', may.brandOnly),
  careInstructions: page('/master/care_instructions', may.brandOnly),
  careInstruction: page('/master/care_instructions/:id', may.brandOnly),
  careAttentions: page('/master/care_attentions', may.brandOnly),
  careAttention: page('/master/care_attentions/:id', may.brandOnly),
  partNames: page('/master/part_names', may.brandOnly),
  partName: page('/master/part_names/:id', may.brandOnly),
  fabrics: page('/master/fabrics', may.brandOnly),
  fabric: page('/master/fabrics/:id', may.brandOnly),
  contractFormats: page('/master/contract_formats', may.brandPowerUser),
  contractFormat: page('/master/contract_formats/:id', may.brandPowerUser),
  invoiceFormats: page('/master/invoice_formats', may.powerUserOnly),
  invoiceFormat: page('/master/invoice_formats/:id', may.powerUserOnly),
  currencyConversions: page('/master/currency_conversions', may.brandOnly),
  currencyConversion: page('/master/currency_conversions/:id', may.brandOnly),
  skuGroups: page('/master/sku_groups', may.skuGroups),
  skuGroup: page('/master/sku_groups/:id', may.skuGroups),
  orderSheetFormats: page('/master/order_sheet_formats', may.orderSheetFormats),
  orderSheetFormat: page('/master/order_sheet_formats/:id', may.orderSheetFormats),

  // Materials marketplace
  materials: page('/materials', may.marketplace),
  materialOrders: page('/materials/material_orders', may.marketplace),
  materialOrder: page('/materials/material_orders/:id', may.marketplace),
  materialBookmarks: page('/materials/bookmarks', may.ownBookmarks),
  materialAdminBookmarks: page('/materials/admin/bookmarks', may.adminOnly),
  materialOrderDetails: page('/materials/material_order_details', may.marketplace),
  distributorMaterials: page('/materials/distributor', may.distributorOnly),
  catalogueCloths: page('/materials/distributor/catalogue', may.distributorOnly),
  catalogueCloth: page('/materials/distributor/catalogue/:id', may.distributorOnly),
  distributorCustomers: page('/materials/distributor_customers', may.distributorOnly),
  adminDistributorCustomers: page('/materials/admin/distributor_customers', may.adminOnly),

  // Vendor-specific pages
  vendorContractMaps: page('/venders/:vendor/material_contract_maps', may.vendorMaterials),
  vendorMaterials: page('/venders/:vendor/materials', may.vendorMaterials),
  vendorExportedMaterialEdit: page('/venders/:vendor/exported_materials/:id/edit', may.vendorMaterials),
  vendorOrderFiles: page('/venders/:vendor/order_files', may.vendorMaterials),
  vendorOrderFileEdit: page('/venders/:vendor/order_files/:id/edit', may.vendorMaterials),
  vendorPackingLists: page('/venders/:vendor/packing_lists', may.vendorMaterials),
  vendorPackingListEdit: page('/venders/:vendor/packing_lists/:id/edit', may.vendorMaterials),
  vendorMaterialConsumes: page('/venders/:vendor/packing_lists/:id/material_consumes', may.vendorMaterials),
  vendorSettings: page('/venders/:vendor/settings', may.vendorMaterials),
} as const satisfies Record<string, Page>

export type RouteName = keyof typeof routes
