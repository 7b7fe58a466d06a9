import { documents, type contract, type DocumentName } from '@tsumugi/contract'

/** Where the things stand that the addresses of a resource name. */
export interface ResourceTable {
  readonly table: string
  /** Which of its rows, where not all of them are meant. */
  readonly where?: string
  /** The column that addresses name. */
  readonly id?: string
  /** The column that says whose they are. */
  readonly owner?: string
}

type Resource = Exclude<keyof typeof contract, DocumentName>

const of = (table: string, more: Omit<ResourceTable, 'table'> = {}): ResourceTable => ({ table, ...more })
const organisation = of('user_group', { owner: 'id' })
// Somebody who is in no other organisation, so that nobody elsewhere is their colleague.
const person = of('membership', {
  id: 'account_id',
  where: 'account_id in (select account_id from membership group by account_id having count(*) = 1)',
})

const ownTrades = of('document', { owner: 'author_id', where: "noun = 'trade'" })

/** One row for every resource: null where its addresses name nothing that belongs to somebody. */
const tables: Readonly<Record<Resource, ResourceTable | null>> = {
  sessions: organisation,
  users: person,
  concierges: organisation,
  userGroups: organisation,
  organisationImages: organisation,
  organisations: organisation,
  superGroups: null,
  members: of('membership'),
  invitations: of('membership'),
  teams: of('team'),
  teamAssignments: of('team_assignment'),
  twoFactors: person,
  userSessions: person,
  suppliers: of('group_relation'),
  supplierDocuments: of('group_relation_document'),
  customers: null,
  auditEvents: null,
  helpLinks: null,
  home: null,
  firstSteps: null,
  kpi: null,
  search: null,
  events: null,
  brands: of('brand'),
  subBrands: of('sub_brand'),
  brandDefinedCategories: of('category', { where: 'brand_id is not null' }),
  userGroupDefinedCategories: of('category', { where: 'brand_id is null' }),
  colors: of('color'),
  sizes: of('size'),
  fabrics: of('fabric'),
  partNames: of('part_name'),
  careInstructions: of('care_instruction'),
  careAttentions: of('care_attention'),
  washTagSymbolSets: of('wash_tag_symbol_set'),
  skuGroups: of('sku_group'),
  contractFormats: of('contract_format'),
  invoiceFormats: of('invoice_format'),
  orderSheetFormats: of('order_sheet_format'),
  currencyConversions: of('currency_conversion'),
  masterConfigs: of('master_config'),
  paymentTermDefinitions: of('payment_term_definition'),
  extensionFieldDefinitions: of('extension_field_definition'),
  rawMaterials: of('raw_material'),
  rawMaterialStock: of('raw_material'),
  rawMaterialFiles: of('raw_material'),
  rawMaterialUses: of('raw_material'),
  resourcePlanSheets: of('resource_plan_sheet'),
  // What is open is its supplier's to read on purpose; what was taken back is nobody's but the brand's.
  costLineRequests: of('cost_line_request', { where: "status = 'closed'" }),
  catalogueCloths: of('catalogue_cloth'),
  clothPhotos: of('catalogue_cloth'),
  materialListings: null,
  materialBookmarks: of('material_folder'),
  adminMaterialBookmarks: of('material_folder'),
  curatedMaterials: null,
  // Named in bodies only, and by both parties on purpose.
  materialCarts: null,
  materialOrderDetails: null,
  materialShipments: null,
  materialBills: of('document', { owner: 'author_id', where: "noun = 'material_order' and not shared" }),
  distributorCustomers: null,
  adminDistributorCustomers: null,
  distributorLots: of('material_lot'),
  vendorSettings: of('vendor'),
  vendorMaterials: of('vendor_material'),
  vendorOrderFiles: of('converter_run', { where: 'vendor_id is not null' }),
  vendorPackingLists: of('vendor_packing_list'),
  vendorMaterialConsumes: of('vendor_packing_list'),
  vendorContractMaps: of('vendor_contract_map'),
  vendorExportedMaterials: of('vendor_exported_material'),
  matchingProfiles: of('matching_photo'),
  // What is published is read by suppliers on purpose.
  recruitments: of('recruitment', { where: "status = 'draft'" }),
  openRecruitments: of('recruitment', { where: "status = 'draft'" }),
  savedSearches: of('saved_search'),
  applications: of('matching_application', { where: "status = 'draft'" }),
  extensionFields: of('extension_field'),
  confirmedMarks: of('confirmed_mark'),
  listTemplates: of('list_template'),
  scheduleColors: of('production_schedule_color'),
  messageThreads: of('message_thread'),
  messageTranslations: of('message_thread'),
  recordFiles: of('record_file'),
  notices: null,
  feedbacks: of('feedback'),
  calendar: of('calendar_feed'),
  spreadsheets: null,
  dataConverters: of('converter_run'),
  merchandisings: of('merchandising'),
  merchandisingFiles: of('merchandising_file'),
  merchandisingReports: null,
  merchandisingReportConfigs: of('merchandising_report_config'),
  modificationHistory: of('merchandising'),
  brandImages: of('brand_image'),
  merchandisingBudgets: null,
  merchandisingResults: of('merchandising'),
  seasonCopies: null,
  // What is shared is read by others on purpose.
  qualityLabelings: of('quality_labeling', {
    where: 'not exists (select from quality_labeling_share s where s.family_id = quality_labeling.family_id)',
  }),
  // What a supplier makes is read by the supplier on purpose.
  productions: of('production', {
    where:
      'not exists (select from phase p where p.production_id = production.id and p.supplier_group_id is not null) and not exists (select from production_share s where s.production_id = production.id)',
  }),
  phases: of('phase', { where: 'supplier_group_id is null' }),
  stockKeepingUnits: of('stock_keeping_unit', {
    where: 'exists (select from phase p where p.id = phase_id and p.supplier_group_id is null)',
  }),
  subSkus: of('sub_sku', {
    where:
      'exists (select from stock_keeping_unit s join phase p on p.id = s.phase_id where s.id = stock_keeping_unit_id and p.supplier_group_id is null)',
  }),
  // What is of a phase that others make is read by them on purpose.
  schedulePapers: null,
  productionSchedules: of('production_schedule', {
    where: 'exists (select from phase p where p.id = phase_id and p.supplier_group_id is null)',
  }),
  scheduleTemplates: of('schedule_template'),
  procedures: of('procedure', {
    owner: 'owner_group_id',
    where:
      'exists (select from production_schedule s join phase p on p.id = s.phase_id where s.id = schedule_id and p.supplier_group_id is null)',
  }),
  procedureProposals: of('procedure_proposal'),
  scheduleFigures: null,
  dailyCapacities: organisation,
  workCalendars: null,
  publicHolidays: null,
  // They are of a phase.
  exhibitionQuantities: of('phase', { where: 'supplier_group_id is null' }),
  tradeChains: ownTrades,
  deals: ownTrades,
  projects: of('project'),
  approvals: of('approval'),
  approvalRoutes: of('approval_route'),
  customWorkflowDefinitions: of('custom_workflow_definition'),
  customWorkflowItems: of('custom_workflow_item'),
  notifications: of('notification'),
  exhibitions: of('exhibition'),
  exhibitionItems: of('exhibition_item'),
  exhibitionOrders: of('exhibition_order'),
  exhibitionOutfits: of('exhibition_outfit'),
  exhibitionSessions: of('exhibition'),
  exhibitionGuests: of('exhibition_item'),
  // What was issued is read by both parties on purpose.
  closingGroups: null,
  fediInvoices: of('fedi_invoice'),
  invoiceMatches: of('document', { owner: 'author_id', where: "noun = 'invoice' and not shared" }),
  shippingDetails: of('document', { owner: 'author_id', where: "noun = 'contract' and not shared" }),
  deliveryCountings: of('document', { owner: 'author_id', where: "noun = 'delivery' and not shared" }),
  deliveryArrivals: null,
  transports: of('transport'),
  deliveryPapers: of('document', { owner: 'author_id', where: "noun = 'delivery' and not shared" }),
  deliveryDefects: of('document', { owner: 'author_id', where: "noun = 'delivery' and not shared" }),
  deliveryClaims: of('document', { owner: 'author_id', where: "noun = 'delivery' and not shared" }),
  cartons: null,
  writtenOrders: of('document', { owner: 'author_id', where: "noun = 'contract' and not shared" }),
  orderRecords: null,
  companySizes: null,
  documentLetters: of('document_letter'),
  documentReminders: null,
  priceRequests: of('document', { owner: 'author_id', where: "noun = 'contract' and not shared" }),
  estimationRounds: of('document', { owner: 'author_id', where: "noun = 'estimation_request' and not shared" }),
  payables: null,
  credits: of('payable', { owner: 'creditor_id' }),
  receipts: of('receipt'),
  paymentRuns: of('payment_run'),
  payments: of('payment'),
  payeeAccounts: null,
  bankStatements: of('bank_statement'),
  bankEntries: of('bank_entry'),
  journals: of('journal_export'),
  nettings: of('netting', { owner: 'proposer_id' }),
  orderCredits: of('document', { owner: 'author_id', where: "noun = 'contract' and not shared" }),
  transactionUnits: of('document', { owner: 'author_id', where: "noun = 'contract' and not shared" }),
}

const documentTables = Object.entries(documents).map(
  ([resource, { noun }]) =>
    [resource, of('document', { owner: 'author_id', where: `noun = '${noun}' and not shared` })] as const,
)

/** The table of each resource, documents among them by their own rows. */
export const resourceTables: Readonly<Record<string, ResourceTable | null>> = {
  ...tables,
  ...Object.fromEntries(documentTables),
}

/** Tables whose rows are reached only through those that they belong to. */
export const partsOfOthers = [
  'account_token',
  'application_comment',
  'approval_step',
  'bank_account',
  'bank_entry_part',
  'concierge',
  'custom_workflow_version',
  'distributor_customer',
  'document_tally',
  'exhibition_item_picture',
  'exhibition_item_sku',
  'exhibition_order_line',
  'exhibition_picture',
  'fedi_invoice_message',
  'matching_profile',
  'material',
  'material_bookmark',
  'material_color',
  'material_move',
  'material_photo',
  'merchandising_budget',
  'merchandising_result',
  'merchandising_version',
  'message',
  'notification_tally',
  'payable_tally',
  'procedure_proof',
  'procedure_report',
  'production_file',
  'production_share',
  'production_tally',
  'raw_material_file',
  'raw_material_lot',
  'raw_material_move',
  'receipt_use',
  'recruitment_question',
  'resource_plan_line',
  'settlement',
  'vendor_material_consume',
  'vendor_packing_list_line',
]
