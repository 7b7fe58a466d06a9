import { approvalRoutes } from './approvals/approval-routes.ts'
import { approvals } from './approvals/approvals.ts'
import { customWorkflowDefinitions, customWorkflowItems } from './approvals/custom-workflows.ts'
import { notifications } from './approvals/notifications.ts'
import { events } from './platform/events.ts'
import { exhibitionGuests, exhibitionSessions } from './exhibitions/exhibition-guests.ts'
import { exhibitionItems } from './exhibitions/exhibition-items.ts'
import { exhibitionOrders } from './exhibitions/exhibition-orders.ts'
import { exhibitions } from './exhibitions/exhibitions.ts'
import { calendar } from './platform/calendar.ts'
import { feedbacks } from './platform/feedbacks.ts'
import { messageThreads } from './platform/message-threads.ts'
import { notices } from './platform/notices.ts'
import { recordFiles } from './platform/record-files.ts'
import { confirmedMarks } from './records/confirmed-marks.ts'
import { extensionFields } from './records/extension-fields.ts'
import { listTemplates } from './records/list-templates.ts'
import { helpLinks } from './platform/help-links.ts'
import { home } from './platform/home.ts'
import { brandDefinedCategories, userGroupDefinedCategories } from './masters/categories.ts'
import { brands, subBrands } from './masters/brands.ts'
import { contractFormats, invoiceFormats, orderSheetFormats } from './masters/formats.ts'
import { masterConfigs } from './masters/master-configs.ts'
import { documentResources } from './documents/document-resources.ts'
import { currencyConversions, masters } from './masters/masters.ts'
import { spreadsheets } from './masters/spreadsheets.ts'
import { brandImages } from './merchandising/brand-images.ts'
import { merchandisingBudgets } from './merchandising/merchandising-budgets.ts'
import { merchandisingResults } from './merchandising/merchandising-results.ts'
import { merchandisingReportConfigs } from './merchandising/merchandising-report-configs.ts'
import { merchandisingReports } from './merchandising/merchandising-reports.ts'
import { merchandisingFiles, merchandisings } from './merchandising/merchandisings.ts'
import { modificationHistory } from './merchandising/modification-history.ts'
import { seasonCopies } from './merchandising/season-copies.ts'
import { exhibitionQuantities, phases, stockKeepingUnits, subSkus } from './production/phases.ts'
import { productions } from './production/productions.ts'
import { sessions } from './people/sessions.ts'
import { qualityLabelings } from './quality-labelling/quality-labelings.ts'
import { auditEvents } from './people/audit-events.ts'
import { concierges } from './people/concierges.ts'
import { invitations, members, teamAssignments, teams } from './people/members.ts'
import { organisations, superGroups } from './people/organisations.ts'
import { customers, supplierDocuments, suppliers } from './people/suppliers.ts'
import { organisationImages, userGroups } from './people/user-groups.ts'
import { twoFactors, users, userSessions } from './people/users.ts'

/** The table of contents: every resource, one line each. Client, server binding and API description follow from it. */
export const contract = {
  sessions,
  users,
  concierges,
  userGroups,
  organisationImages,
  organisations,
  superGroups,
  members,
  invitations,
  teams,
  teamAssignments,
  twoFactors,
  userSessions,
  suppliers,
  supplierDocuments,
  customers,
  auditEvents,
  helpLinks,
  home,
  events,
  brands,
  subBrands,
  brandDefinedCategories,
  userGroupDefinedCategories,
  colors: masters.colors.endpoints,
  sizes: masters.sizes.endpoints,
  fabrics: masters.fabrics.endpoints,
  partNames: masters.partNames.endpoints,
  careInstructions: masters.careInstructions.endpoints,
  careAttentions: masters.careAttentions.endpoints,
  washTagSymbolSets: masters.washTagSymbolSets.endpoints,
  skuGroups: masters.skuGroups.endpoints,
  contractFormats,
  invoiceFormats,
  orderSheetFormats,
  currencyConversions,
  masterConfigs,
  paymentTermDefinitions: masters.paymentTermDefinitions.endpoints,
  extensionFieldDefinitions: masters.extensionFieldDefinitions.endpoints,
  extensionFields,
  confirmedMarks,
  listTemplates,
  messageThreads,
  recordFiles,
  notices,
  feedbacks,
  calendar,
  spreadsheets,
  merchandisings,
  merchandisingFiles,
  merchandisingReports,
  merchandisingReportConfigs,
  modificationHistory,
  brandImages,
  merchandisingBudgets,
  merchandisingResults,
  seasonCopies,
  qualityLabelings,
  approvals,
  approvalRoutes,
  customWorkflowDefinitions,
  customWorkflowItems,
  notifications,
  exhibitions,
  exhibitionItems,
  exhibitionOrders,
  exhibitionSessions,
  exhibitionGuests,
  ...documentResources,
  productions,
  phases,
  stockKeepingUnits,
  subSkus,
  exhibitionQuantities,
} as const
export type Contract = typeof contract
export type ResourceName = keyof Contract

// A caller in the browser names the resources it uses, so that a page loads no others.
export {
  approvalRoutes,
  approvals,
  auditEvents,
  brandDefinedCategories,
  brandImages,
  brands,
  calendar,
  concierges,
  confirmedMarks,
  contractFormats,
  currencyConversions,
  customers,
  customWorkflowDefinitions,
  customWorkflowItems,
  events,
  exhibitionGuests,
  exhibitionItems,
  exhibitionOrders,
  exhibitionQuantities,
  exhibitions,
  exhibitionSessions,
  extensionFields,
  feedbacks,
  helpLinks,
  home,
  invitations,
  invoiceFormats,
  listTemplates,
  masterConfigs,
  members,
  merchandisingBudgets,
  merchandisingResults,
  merchandisingFiles,
  merchandisingReportConfigs,
  merchandisingReports,
  merchandisings,
  messageThreads,
  modificationHistory,
  notices,
  notifications,
  orderSheetFormats,
  organisationImages,
  organisations,
  phases,
  productions,
  qualityLabelings,
  recordFiles,
  seasonCopies,
  sessions,
  spreadsheets,
  stockKeepingUnits,
  subBrands,
  subSkus,
  superGroups,
  supplierDocuments,
  suppliers,
  teamAssignments,
  teams,
  twoFactors,
  userGroupDefinedCategories,
  userGroups,
  users,
  userSessions,
}
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
export { organisationHeader } from './kernel/organisation-header.ts'
export { bytes, nothing, one, page, paginate, pagination, paging } from './kernel/reply.ts'
export type { Pagination } from './kernel/reply.ts'
export { sessionUser, userGroup } from './people/session-user.ts'
export { documentKinds, documents, type DocumentName } from './documents/documents.ts'
export { units } from './documents/kinds/goods.ts'
export { documentFilters, type DocumentFilter, documentListKeys } from './documents/document-list.ts'
export { type DocumentKind } from './documents/document.ts'
export type { DocumentField, DocumentFields, Following, TradeRole } from './documents/document-row.ts'
export { documentSorts, mostLines, type DocumentFile, type DocumentProposal } from './documents/document-schemas.ts'
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
export { colorFamilies, masters, rateKinds, tradeCurrencies, type MasterName } from './masters/masters.ts'
export type { Category } from './masters/categories.ts'
export { customerPartTypes, type CustomerPart } from './exhibitions/exhibition-fields.ts'
export type { ExhibitionEntrance, GuestExhibition, GuestItem, GuestOrder } from './exhibitions/exhibition-guests.ts'
export type { ExhibitionItem } from './exhibitions/exhibition-items.ts'
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
export { workflowFieldTypes } from './approvals/custom-workflows.ts'
export type {
  CustomWorkflowDefinition,
  CustomWorkflowItem,
  Notifiables,
  WorkflowField,
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
export type { BankAccount, Organisation } from './people/user-groups.ts'
export type { OpenSession, UserProfile } from './people/users.ts'
export type { PaymentTerm } from './records/payment-terms.ts'
export type { ExtensionFieldDefinition } from './records/extension-field-definitions.ts'
export type { ExtensionField } from './records/extension-fields.ts'
export type { ConfirmedMark } from './records/confirmed-marks.ts'
export type { ListTarget, ListTemplate } from './records/list-templates.ts'
export type { Message, MessageThread } from './platform/message-threads.ts'
export type { Notice, NoticeInput, WrittenNotice } from './platform/notices.ts'
export type { Feedback } from './platform/feedbacks.ts'
export type { RecordFile } from './platform/record-files.ts'
export { mostSkus, movesFromMap, readsProductions, writesProductions } from './production/production-fields.ts'
export type { Phase, PhaseMatrix, Production, StockKeepingUnit, SubSku } from './production/production-fields.ts'
export { productionSorts } from './production/productions.ts'
export type { MapOutcome, ProductionDetail, ProductionShare } from './production/productions.ts'
export type { ExhibitionQuantity } from './production/phases.ts'
export type { CalendarEntry } from './platform/calendar.ts'
export type { HelpPage } from './platform/help-links.ts'
