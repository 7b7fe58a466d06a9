import { approvalRoutes } from './approvals/approval-routes.ts'
import { approvals } from './approvals/approvals.ts'
import { customWorkflowDefinitions, customWorkflowItems } from './approvals/custom-workflows.ts'
import { notifications } from './approvals/notifications.ts'
import { events } from './platform/events.ts'
import { exhibitionGuests, exhibitionSessions } from './exhibitions/exhibition-guests.ts'
import { exhibitionItems } from './exhibitions/exhibition-items.ts'
import { exhibitionOrders } from './exhibitions/exhibition-orders.ts'
import { exhibitionOutfits } from './exhibitions/exhibition-outfits.ts'
import { exhibitions } from './exhibitions/exhibitions.ts'
import { calendar } from './platform/calendar.ts'
import { feedbacks } from './platform/feedbacks.ts'
import { messageThreads } from './platform/message-threads.ts'
import { messageTranslations } from './platform/message-translations.ts'
import { notices } from './platform/notices.ts'
import { recordFiles } from './platform/record-files.ts'
import { confirmedMarks } from './records/confirmed-marks.ts'
import { dataConverters } from './records/data-converters.ts'
import { extensionFields } from './records/extension-fields.ts'
import { listTemplates } from './records/list-templates.ts'
import { helpLinks } from './platform/help-links.ts'
import { home } from './platform/home.ts'
import { firstSteps } from './platform/first-steps.ts'
import { kpi } from './platform/kpi.ts'
import { search } from './platform/search.ts'
import { brandDefinedCategories, userGroupDefinedCategories } from './masters/categories.ts'
import { brands, subBrands } from './masters/brands.ts'
import { contractFormats, invoiceFormats, orderSheetFormats } from './masters/formats.ts'
import { masterConfigs } from './masters/master-configs.ts'
import { closingGroups } from './trading/closing-groups.ts'
import { documentReminders } from './documents/document-reminders.ts'
import { documentLetters } from './documents/document-letters.ts'
import { documentResources } from './documents/document-resources.ts'
import { fediInvoices } from './trading/fedi-invoices.ts'
import { invoiceMatches } from './trading/invoice-matches.ts'
import { estimationRounds } from './trading/estimation-rounds.ts'
import { orderRecords } from './trading/order-records.ts'
import { priceRequests } from './trading/price-requests.ts'
import { transactionUnits } from './trading/transaction-units.ts'
import { deliveryArrivals, deliveryCountings } from './shipping/delivery-countings.ts'
import { deliveryClaims, deliveryDefects } from './shipping/delivery-inspections.ts'
import { deliveryPapers } from './shipping/delivery-papers.ts'
import { transports } from './shipping/transports.ts'
import { cartons, shippingDetails } from './shipping/shipping-details.ts'
import { companySizes, writtenOrders } from './trading/written-orders.ts'
import { bankEntries, bankStatements } from './money/bank-statements.ts'
import { journals } from './money/journals.ts'
import { payeeAccounts, paymentRuns, payments } from './money/payment-runs.ts'
import { credits, nettings, orderCredits, payables } from './money/payables.ts'
import { receipts } from './money/receipts.ts'
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
import { scheduleColors } from './production/production-schedule-colors.ts'
import { dailyCapacities, scheduleFigures } from './production/schedule-figures.ts'
import { procedureProposals, procedures } from './production/procedures.ts'
import { schedulePapers } from './production/schedule-papers.ts'
import { productionSchedules } from './production/production-schedules.ts'
import { scheduleTemplates } from './production/schedule-templates.ts'
import { productions } from './production/productions.ts'
import { publicHolidays, workCalendars } from './production/work-calendars.ts'
import { projects } from './trading/projects.ts'
import { deals, tradeChains } from './trading/trade-chains.ts'
import { adminDistributorCustomers, distributorCustomers, distributorLots } from './materials/distributor-rooms.ts'
import { adminMaterialBookmarks, curatedMaterials, materialBookmarks } from './materials/material-bookmarks.ts'
import { materialListings } from './materials/material-listings.ts'
import { materialBills } from './materials/material-bills.ts'
import { materialCarts, materialOrderDetails, materialShipments } from './materials/material-orders.ts'
import { clothPhotos } from './materials/cloth-photos.ts'
import { rawMaterialFiles, rawMaterialUses } from './materials/raw-material-files.ts'
import { rawMaterialStock } from './materials/raw-materials.ts'
import { vendorSettings } from './vendor-materials/vendor-settings.ts'
import { vendorMaterials } from './vendor-materials/vendor-materials.ts'
import { vendorOrderFiles } from './vendor-materials/vendor-order-files.ts'
import { vendorPackingLists } from './vendor-materials/vendor-packing-lists.ts'
import { vendorMaterialConsumes } from './vendor-materials/vendor-material-consumes.ts'
import { vendorContractMaps } from './vendor-materials/vendor-contract-maps.ts'
import { vendorExportedMaterials } from './vendor-materials/vendor-exported-materials.ts'
import { applications } from './matching/applications.ts'
import { matchingProfiles } from './matching/matching-profiles.ts'
import { openRecruitments, savedSearches } from './matching/open-recruitments.ts'
import { recruitments } from './matching/recruitments.ts'
import { costLineRequests } from './costing/cost-line-requests.ts'
import { resourcePlanSheets } from './costing/resource-plan-sheets.ts'
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
  firstSteps,
  kpi,
  search,
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
  rawMaterials: masters.rawMaterials.endpoints,
  catalogueCloths: masters.catalogueCloths.endpoints,
  rawMaterialStock,
  clothPhotos,
  rawMaterialFiles,
  rawMaterialUses,
  resourcePlanSheets,
  costLineRequests,
  materialListings,
  materialBookmarks,
  adminMaterialBookmarks,
  curatedMaterials,
  materialCarts,
  materialOrderDetails,
  materialShipments,
  materialBills,
  distributorCustomers,
  adminDistributorCustomers,
  distributorLots,
  vendorSettings,
  vendorMaterials,
  vendorOrderFiles,
  vendorPackingLists,
  vendorMaterialConsumes,
  vendorContractMaps,
  vendorExportedMaterials,
  matchingProfiles,
  recruitments,
  openRecruitments,
  savedSearches,
  applications,
  extensionFields,
  confirmedMarks,
  listTemplates,
  messageThreads,
  messageTranslations,
  recordFiles,
  notices,
  feedbacks,
  calendar,
  spreadsheets,
  dataConverters,
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
  exhibitionOutfits,
  exhibitionSessions,
  exhibitionGuests,
  ...documentResources,
  documentLetters,
  documentReminders,
  closingGroups,
  invoiceMatches,
  fediInvoices,
  transactionUnits,
  shippingDetails,
  deliveryCountings,
  deliveryArrivals,
  deliveryDefects,
  deliveryClaims,
  transports,
  deliveryPapers,
  cartons,
  writtenOrders,
  orderRecords,
  companySizes,
  priceRequests,
  payables,
  credits,
  receipts,
  nettings,
  orderCredits,
  paymentRuns,
  payments,
  payeeAccounts,
  bankStatements,
  bankEntries,
  journals,
  estimationRounds,
  productions,
  scheduleColors,
  phases,
  stockKeepingUnits,
  subSkus,
  exhibitionQuantities,
  tradeChains,
  deals,
  projects,
  productionSchedules,
  schedulePapers,
  scheduleTemplates,
  procedures,
  procedureProposals,
  scheduleFigures,
  dailyCapacities,
  workCalendars,
  publicHolidays,
} as const
export type Contract = typeof contract
export type ResourceName = keyof Contract

// A caller in the browser names the resources it uses, so that a page loads no others.
export {
  applications,
  approvalRoutes,
  approvals,
  auditEvents,
  brandDefinedCategories,
  brandImages,
  brands,
  calendar,
  concierges,
  closingGroups,
  confirmedMarks,
  contractFormats,
  currencyConversions,
  customers,
  customWorkflowDefinitions,
  customWorkflowItems,
  deals,
  events,
  exhibitionGuests,
  exhibitionItems,
  exhibitionOrders,
  exhibitionOutfits,
  exhibitionQuantities,
  exhibitions,
  exhibitionSessions,
  extensionFields,
  fediInvoices,
  feedbacks,
  helpLinks,
  home,
  invitations,
  firstSteps,
  kpi,
  invoiceFormats,
  invoiceMatches,
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
  messageTranslations,
  modificationHistory,
  notices,
  notifications,
  orderSheetFormats,
  organisationImages,
  organisations,
  phases,
  dailyCapacities,
  dataConverters,
  procedureProposals,
  procedures,
  publicHolidays,
  workCalendars,
  productions,
  scheduleColors,
  productionSchedules,
  schedulePapers,
  projects,
  clothPhotos,
  rawMaterialFiles,
  rawMaterialStock,
  rawMaterialUses,
  matchingProfiles,
  materialListings,
  materialBookmarks,
  adminMaterialBookmarks,
  curatedMaterials,
  materialCarts,
  materialOrderDetails,
  materialShipments,
  materialBills,
  distributorCustomers,
  adminDistributorCustomers,
  distributorLots,
  costLineRequests,
  resourcePlanSheets,
  vendorSettings,
  vendorMaterials,
  vendorOrderFiles,
  vendorPackingLists,
  vendorMaterialConsumes,
  vendorContractMaps,
  vendorExportedMaterials,
  openRecruitments,
  qualityLabelings,
  recruitments,
  savedSearches,
  recordFiles,
  scheduleFigures,
  scheduleTemplates,
  search,
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
  tradeChains,
  transactionUnits,
  shippingDetails,
  deliveryCountings,
  deliveryArrivals,
  deliveryDefects,
  deliveryClaims,
  transports,
  deliveryPapers,
  cartons,
  writtenOrders,
  orderRecords,
  companySizes,
  priceRequests,
  payables,
  credits,
  receipts,
  nettings,
  orderCredits,
  paymentRuns,
  payments,
  payeeAccounts,
  bankStatements,
  bankEntries,
  journals,
  estimationRounds,
  twoFactors,
  userGroupDefinedCategories,
  userGroups,
  users,
  userSessions,
}
