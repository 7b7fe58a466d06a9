export * from './contract.ts'
export { endpoint } from './kernel/endpoint.ts'
export type {
  AnswerOf,
  CallOf,
  Endpoint,
  Group,
  InputOf,
  Method,
  PathParams,
  ReplyOf,
  Schema,
} from './kernel/endpoint.ts'
export { camel, fromWire, snake, toWire } from './kernel/casing.ts'
export { errorBody, problem } from './kernel/error-body.ts'
export type { ErrorBody, Problem } from './kernel/error-body.ts'
export { organisationHeader, organisationParameter } from './kernel/organisation-header.ts'
export { bytes, nothing, one, page, paginate, pagination, paging } from './kernel/reply.ts'
export type { Pagination } from './kernel/reply.ts'
export { sessionUser, userGroup } from './people/session-user.ts'
export { documentKinds, documents, type DocumentName } from './documents/documents.ts'
export type { MaterialListing, MaterialListingDetail } from './materials/material-listings.ts'
export { mostBookmarks } from './materials/material-bookmarks.ts'
export { materialBuyers } from './materials/marketplace.ts'
export type { BookmarkShelf, MaterialBookmark, MaterialFolder } from './materials/material-bookmarks.ts'
export type { DistributorCustomer, LotForecast, LotLedger } from './materials/distributor-rooms.ts'
export { lotMoveKinds } from './materials/distributor-rooms.ts'
export type { ClothWait, MaterialBill } from './materials/material-bills.ts'
export type { MaterialOrderDetail } from './materials/material-orders.ts'
export type { MatchingApplication, MatchingApplicationDetail } from './matching/applications.ts'
export type { MatchingFigures } from './matching/matching-fields.ts'
export type { FoundProfile, MatchingProfile, OwnMatchingProfile } from './matching/matching-profiles.ts'
export type {
  OpenRecruitment,
  OpenRecruitmentDetail,
  SavedSearch,
  SearchCriteria,
} from './matching/open-recruitments.ts'
export type { ComparedApplication, Recruitment, RecruitmentDetail } from './matching/recruitments.ts'
export { type ClothPhoto, mostClothPhotos } from './materials/cloth-photos.ts'
export { mostRawMaterialFiles, type RawMaterialFile, type RawMaterialUse } from './materials/raw-material-files.ts'
export type { StockLedger } from './materials/raw-materials.ts'
export type { CostLineRequest } from './costing/cost-line-requests.ts'
export type {
  CostBilled,
  CostPriceSource,
  CostLineGiven,
  CostSheetDetail,
  CostSheetLine,
  CostSheetSummary,
} from './costing/resource-plan-sheets.ts'
export type { ContractLineChoice, VendorContractMap } from './vendor-materials/vendor-contract-maps.ts'
export type {
  ExportedLine,
  VendorExportedMaterial,
  VendorExportedMaterialDetail,
} from './vendor-materials/vendor-exported-materials.ts'
export type {
  VendorConsumeLedger,
  VendorConsumeTargets,
  VendorMaterialConsume,
} from './vendor-materials/vendor-material-consumes.ts'
export {
  type VendorBalance,
  type VendorBand,
  type VendorBands,
  vendorMaterialMaster,
} from './vendor-materials/vendor-materials.ts'
export type { VendorOrderFile } from './vendor-materials/vendor-order-files.ts'
export {
  mostRolls,
  type VendorPackingList,
  type VendorPackingListDetail,
  type VendorRoll,
} from './vendor-materials/vendor-packing-lists.ts'
export type { VendorSetting } from './vendor-materials/vendor-settings.ts'
export { units } from './documents/kinds/goods.ts'
export { chainLooks } from './documents/chain-looks.ts'
export { invoiceDocument } from './documents/kinds/invoice.ts'
export { tradeDocument } from './documents/kinds/trade.ts'
export {
  eInvoiceStates,
  eInvoiceSummaries,
  type FediInvoice,
  type FediInvoiceDetail,
  type FediInvoiceFinding,
} from './trading/fedi-invoices.ts'
export type { InvoiceMatch } from './trading/invoice-matches.ts'
export type { DefectRing, DeliveryClaim, DeliveryDefect } from './shipping/delivery-inspections.ts'
export { incoterms } from './documents/kinds/trade.ts'
export type { Aboard, Transport, TransportDetail } from './shipping/transports.ts'
export { deliveryPaperKinds, mostCartonLabels, type DeliveryPaperKind } from './shipping/delivery-papers.ts'
export { countingActions } from './shipping/delivery-countings.ts'
export type { Arrival, CountedRow, Counting, CountingAction } from './shipping/delivery-countings.ts'
export type { CarriedLine, Carton } from './shipping/shipping-details.ts'
export type { ClosingGroup } from './trading/closing-groups.ts'
export type {
  BankFinding,
  PayeeAccount,
  PaymentCandidate,
  PaymentRun,
  PaymentRunHead,
  RunPayment,
} from './money/payment-runs.ts'
export type { BankEntry, BankStatement, BankStatementHead, StatementItem } from './money/bank-statements.ts'
export { mostPapers } from './documents/document-exports.ts'
export type { OrderRecord } from './trading/order-records.ts'
export type { JournalExport, JournalPreview } from './money/journals.ts'
export {
  ledgerTabs,
  type LedgerFigures,
  type LedgerRow,
  type NettingRecord,
  type OrderCredit,
} from './money/payables.ts'
export type { Receipt } from './money/receipts.ts'
export { documentReminders } from './documents/document-reminders.ts'
export { documentLetters, type DocumentLetter } from './documents/document-letters.ts'
export { documentFilters, type DocumentFilter, documentListKeys, hasStyleLines } from './documents/document-list.ts'
export { type DocumentKind } from './documents/document.ts'
export { type ComparedEstimation } from './trading/estimation-rounds.ts'
export { type PriceRequestRecord } from './trading/price-requests.ts'
export { type WrittenOrderRecord } from './trading/written-orders.ts'
export { plainFields, referenceTables, type DocumentReference } from './documents/document-row.ts'
export { type AgreedTerms, orderMeans, type PaymentDetails } from './documents/kinds/order-terms.ts'
export type { DocumentDue, DocumentField, DocumentFields, Following, TradeRole } from './documents/document-row.ts'
export {
  documentGroupings,
  documentSorts,
  mostLines,
  type DocumentFile,
  type DocumentProposal,
} from './documents/document-schemas.ts'
export { whileImpersonating } from './people/impersonation.ts'
export { keepsOrganisations, keepsPlatform, readsOrganisations } from './people/platform-access.ts'
export type { Brand } from './masters/brands.ts'
export { formatColumns, formatPapers, formatSections } from './masters/formats.ts'
export {
  bulkLimit,
  extensionPrefix,
  type BulkOutcome,
  type Master,
  type MasterRecord,
  type Usage,
} from './masters/master.ts'
export type { MasterConfig } from './masters/master-configs.ts'
export type { FieldKind, MasterField, MasterFields } from './kernel/record-field.ts'
export { rateKinds } from './masters/rate-kinds.ts'
export { colorFamilies, masters, tradeCurrencies, type MasterName } from './masters/masters.ts'
export type { Category } from './masters/categories.ts'
export { customerPartTypes, type CustomerPart } from './exhibitions/exhibition-fields.ts'
export type {
  ExhibitionEntrance,
  GuestExhibition,
  GuestItem,
  GuestOrder,
  GuestOutfit,
} from './exhibitions/exhibition-guests.ts'
export type { ExhibitionOutfit } from './exhibitions/exhibition-outfits.ts'
export type { ExhibitionItem, ExhibitionProduct } from './exhibitions/exhibition-items.ts'
export type { ExhibitionOrder, ExhibitionOrderDetail } from './exhibitions/exhibition-orders.ts'
export type { Exhibition, RollUpRow } from './exhibitions/exhibitions.ts'
export { readsLabels, writesLabels } from './quality-labelling/quality-labelings.ts'
export type { LabelInput, LabelSummary, PrintedWords, QualityLabeling } from './quality-labelling/label-fields.ts'
export type { LabelOptions } from './quality-labelling/quality-labelings.ts'
export { fileKinds, merchandisingAccess } from './merchandising/merchandisings.ts'
export type {
  Merchandising,
  MerchandisingCard,
  MerchandisingFile,
  MerchandisingVersion,
} from './merchandising/merchandisings.ts'
export { brandImageKinds, type BrandImage } from './merchandising/brand-images.ts'
export type { BudgetBoard, BudgetCell } from './merchandising/merchandising-budgets.ts'
export {
  reportCharts,
  type MerchandisingReportConfig,
  type ReportConfigInput,
} from './merchandising/merchandising-report-configs.ts'
export type {
  MerchandisingReport,
  ReportCell,
  ReportFilters,
  ReportMember,
  ReportProduct,
  ReportQuery,
} from './merchandising/merchandising-reports.ts'
export { restoredFields, type Modification } from './merchandising/modification-history.ts'
export type { SeasonCopy } from './merchandising/season-copies.ts'
export { inboxTabs } from './approvals/approvals.ts'
export type { Absence, Approval, ApprovalField, ApprovalFile, ApprovalRow } from './approvals/approvals.ts'
export type { ApprovalPath, ApprovalStep, RouteStepInput } from './approvals/approval-steps.ts'
export type { ApprovalRoute, RouteDocument, Simulation } from './approvals/approval-routes.ts'
export { customWorkflowItemsAccess } from './approvals/approval-access.ts'
export { workflowFieldTypes } from './approvals/custom-workflows.ts'
export type {
  CustomWorkflowDefinition,
  CustomWorkflowItem,
  Notifiables,
  WorkflowField,
  WorkflowItemHead,
  WorkflowSubject,
} from './approvals/custom-workflows.ts'
export type { Notification } from './approvals/notifications.ts'
export { bankAccountKinds, imageKinds, numberPrefixKinds } from './people/user-groups.ts'
export { organisationStandings } from './people/organisations.ts'
export { assignmentRoles } from './people/assignment-roles.ts'
export { notificationChannels, notificationEvents, usualChannel } from './people/users.ts'
export type { AuditEvent } from './people/audit-events.ts'
export type { ConciergeEntry } from './people/concierges.ts'
export type { Invitation, Member, Team, TeamAssignment } from './people/members.ts'
export type { OrganisationAdminConfig, OrganisationRow, SuperGroup } from './people/organisations.ts'
export type { Customer, Supplier, SupplierDocument } from './people/suppliers.ts'
export { supplierTable } from './people/tables/supplier-table.ts'
export type { BankAccount, Organisation } from './people/user-groups.ts'
export type { OpenSession, UserProfile } from './people/users.ts'
export type { PaymentTerm } from './records/payment-terms.ts'
export type { ExtensionFieldDefinition } from './records/extension-field-definitions.ts'
export type { ExtensionField } from './records/extension-fields.ts'
export type { ConfirmedMark } from './records/confirmed-marks.ts'
export type { SheetPreview } from './masters/spreadsheets.ts'
export type { ConverterDetail, ConverterFault, ConverterRow, ConverterRun } from './records/data-converters.ts'
export type { ListTarget, ListTemplate } from './records/list-templates.ts'
export { firstStepNames, type FirstStepName } from './platform/first-steps.ts'
export type { Message, MessageThread } from './platform/message-threads.ts'
export type { Notice, NoticeInput, WrittenNotice } from './platform/notices.ts'
export type { Feedback } from './platform/feedbacks.ts'
export type { RecordFile } from './platform/record-files.ts'
export { mostSkus, movesFromMap, readsProductions, writesProductions } from './production/production-fields.ts'
export type { Phase, PhaseMatrix, Production, StockKeepingUnit, SubSku } from './production/production-fields.ts'
export type { ProductionScheduleColors } from './production/production-schedule-colors.ts'
export { mostSteps, readsSchedules, worksSteps, writesSchedules } from './production/schedule-fields.ts'
export type {
  MilestoneCell,
  Plan,
  PlanCalendar,
  PlanCost,
  Procedure,
  ProcedureLink,
  ProcedureProposal,
  ProductionSchedule,
  HolidayGap,
  ScheduleDetail,
  ScheduleOutcome,
} from './production/schedule-fields.ts'
export type { HolidayYear, PublicHoliday, WorkCalendar } from './production/work-calendars.ts'
export { scheduleGroupings, scheduleSorts } from './production/production-schedules.ts'
export { mostAdditions, mostProofs, procedureScopes } from './production/procedures.ts'
export type { ListedProcedure, ProcedureProof, StepAddition } from './production/procedures.ts'
export { productionSorts } from './production/productions.ts'
export { productionTable } from './production/tables/production-table.ts'
export { mostProductionFiles, type ProductionFile } from './production/production-files.ts'
export type { MapOutcome, ProductionDetail, ProductionOutcome, ProductionShare } from './production/productions.ts'
export type { ProductionDocument, ProductionTalk } from './production/links/production-links.ts'
export type { ExhibitionQuantity } from './production/phases.ts'
export type { CalendarEntry, CalendarFeed } from './platform/calendar.ts'
export { type FoundRecord, mostFound, searchNouns, type SearchNoun } from './platform/search.ts'
export { type KpiMonth, kpiPeriods } from './platform/kpi.ts'
export type { DayEvent, DocumentChange, HomeMoney, QueueGroup, QueueItem } from './platform/home.ts'
export type { HelpPage } from './platform/help-links.ts'
export { type Project, type ProjectDetail, projectSorts, projectStatuses } from './trading/projects.ts'
export {
  type ChainDocument,
  chainSteps,
  type Deal,
  type DealMargin,
  type DealTrade,
  type Fairness,
  type FairnessRule,
  fairnessRules,
  type TradeDraft,
  tradeDrafts,
  type TradeLine,
  tradeNouns,
} from './trading/trade-parts.ts'
export type { MakerLoad, MakerPunctuality } from './production/schedule-figures.ts'
