import { Hono } from 'hono'
import './approval-target-rows.ts'
import { accountPages } from './accounts/account-pages.ts'
import { apiDescription } from './http/api-description.ts'
import { bindGuests } from './guests/bind-guests.ts'
import { partnerOrigins } from './guests/partner-origins.ts'
import type { GuestEndpoint } from './guests/serve-guests.ts'
import { bind } from './http/bind.ts'
import { failureReply } from './http/failures/failure-reply.ts'
import { identify } from './http/identify.ts'
import { logRefusals } from './http/failures/log-refusals.ts'
import { protect } from './http/guards/protect.ts'
import { notFound } from './http/refusal.ts'
import type { BoundEndpoint } from './http/serve.ts'
import type { RequestVariables } from './http/variables.ts'
import { approvalRouteRoutes } from './modules/approval-routes/routes.ts'
import { approvalRoutes } from './modules/approvals/routes.ts'
import { auditEventRoutes } from './modules/audit-events/routes.ts'
import { brandImageRoutes } from './modules/brand-images/routes.ts'
import { brandRoutes } from './modules/brands/routes.ts'
import { categoryRoutes } from './modules/categories/routes.ts'
import { conciergeRoutes } from './modules/concierges/routes.ts'
import { customWorkflowDefinitionRoutes } from './modules/custom-workflow-definitions/routes.ts'
import { customWorkflowItemRoutes } from './modules/custom-workflow-items/routes.ts'
import { eventRoutes } from './modules/events/routes.ts'
import { exhibitionGuestRoutes } from './modules/exhibition-guests/routes.ts'
import { exhibitionSessionRoutes } from './modules/exhibition-guests/session-routes.ts'
import { exhibitionItemRoutes } from './modules/exhibition-items/routes.ts'
import { exhibitionOrderRoutes } from './modules/exhibition-orders/routes.ts'
import { exhibitionOutfitRoutes } from './modules/exhibition-outfits/routes.ts'
import { exhibitionRoutes } from './modules/exhibitions/routes.ts'
import { calendarFeed } from './modules/calendar/feed-page.ts'
import { calendarRoutes } from './modules/calendar/routes.ts'
import { confirmedMarkRoutes } from './modules/confirmed-marks/routes.ts'
import { extensionFieldDefinitionRoutes } from './modules/extension-field-definitions/routes.ts'
import { extensionFieldRoutes } from './modules/extension-fields/routes.ts'
import { feedbackRoutes } from './modules/feedbacks/routes.ts'
import { listTemplateRoutes } from './modules/list-templates/routes.ts'
import { messageThreadRoutes, messageTranslationRoutes } from './modules/message-threads/routes.ts'
import { noticeRoutes } from './modules/notices/routes.ts'
import { paymentTermDefinitionRoutes } from './modules/payment-term-definitions/routes.ts'
import { recordFileRoutes } from './modules/record-files/routes.ts'
import { helpLinkRoutes } from './modules/help-links/routes.ts'
import { homeRoutes } from './modules/home/routes.ts'
import { firstStepRoutes } from './modules/first-steps/routes.ts'
import { kpiRoutes } from './modules/kpi/routes.ts'
import { searchRoutes } from './modules/search/routes.ts'
import { formatRoutes } from './modules/formats/routes.ts'
import { masterConfigRoutes } from './modules/master-configs/routes.ts'
import { masterRoutes } from './modules/masters/routes.ts'
import { invitationRoutes } from './modules/members/invitation-routes.ts'
import { memberRoutes } from './modules/members/routes.ts'
import { merchandisingBudgetRoutes } from './modules/merchandising-budgets/routes.ts'
import { merchandisingResultRoutes } from './modules/merchandising-results/routes.ts'
import { merchandisingFileRoutes } from './modules/merchandising-files/routes.ts'
import { merchandisingReportConfigRoutes } from './modules/merchandising-report-configs/routes.ts'
import { merchandisingReportRoutes } from './modules/merchandising-reports/routes.ts'
import { merchandisingRoutes } from './modules/merchandisings/routes.ts'
import { modificationHistoryRoutes } from './modules/modification-history/routes.ts'
import { organisationImageRoutes } from './modules/organisation-images/routes.ts'
import { organisationRoutes } from './modules/organisations/routes.ts'
import { phaseRoutes } from './modules/productions/phase-routes.ts'
import { productionScheduleColorRoutes } from './modules/production-schedule-colors/routes.ts'
import { scheduleMarkAnswerer } from './modules/production-schedules/public-face.ts'
import { procedureProposalRoutes } from './modules/production-schedules/proposals/proposals.ts'
import { productionScheduleRoutes } from './modules/production-schedules/schedule-routes.ts'
import { scheduleTemplateRoutes } from './modules/production-schedules/plans/template-routes.ts'
import { schedulePaperRoutes } from './modules/schedule-papers/routes.ts'
import { procedureRoutes } from './modules/procedures/procedure-routes.ts'
import { productionRoutes } from './modules/productions/production-routes.ts'
import { publicHolidayRoutes, workCalendarRoutes } from './modules/work-calendars/work-calendar-routes.ts'
import { qualityLabelingRoutes } from './modules/quality-labelings/routes.ts'
import { notificationRoutes } from './modules/notifications/routes.ts'
import { dailyCapacityRoutes, scheduleFigureRoutes } from './modules/schedule-figures/routes.ts'
import { seasonCopyRoutes } from './modules/season-copies/routes.ts'
import { sessionRoutes } from './modules/sessions/routes.ts'
import { stockKeepingUnitRoutes } from './modules/stock-keeping-units/routes.ts'
import { dataConverterRoutes } from './modules/data-converters/routes.ts'
import { spreadsheetRoutes } from './modules/spreadsheets/routes.ts'
import { supplierDocumentRoutes } from './modules/suppliers/document-routes.ts'
import { customerRoutes, supplierRoutes } from './modules/suppliers/routes.ts'
import { superGroupRoutes } from './modules/super-groups/routes.ts'
import { teamAssignmentRoutes } from './modules/team-assignments/routes.ts'
import { teamRoutes } from './modules/teams/routes.ts'
import { twoFactorRoutes } from './modules/two-factors/routes.ts'
import { userGroupRoutes } from './modules/user-groups/routes.ts'
import { userSessionRoutes } from './modules/user-sessions/routes.ts'
import { userRoutes } from './modules/users/routes.ts'
import { operations } from './operations/health.ts'
import { letterPages } from './modules/document-letters/letter-pages.ts'
import { documentReminderRoutes } from './modules/document-reminders/routes.ts'
import { documentLetterRoutes } from './modules/document-letters/routes.ts'
import { documentRoutes } from './modules/documents/routes.ts'
import './modules/production-tables/production-noun.ts'
import './modules/supplier-tables/supplier-noun.ts'
import { projectRoutes } from './modules/projects/routes.ts'
import { dealRoutes } from './modules/trades/deal-routes.ts'
import { tradeChainRoutes } from './modules/trades/routes.ts'
import { fediInvoiceRoutes } from './modules/fedi-invoices/routes.ts'
import { closingGroupRoutes, invoiceMatchRoutes } from './modules/invoices/routes.ts'
import { companySizeRoutes } from './modules/company-sizes/routes.ts'
import { estimationRoundRoutes } from './modules/estimation-rounds/routes.ts'
import { matchingApplicationRoutes } from './modules/matching-applications/routes.ts'
import { wantedBy } from './modules/recruitments/public-face.ts'
import { matchingProfileRoutes } from './modules/matching-profiles/routes.ts'
import { catalogueClothRoutes } from './modules/catalogue-cloths/routes.ts'
import { materialBookmarkRoutes } from './modules/material-bookmarks/routes.ts'
import { materialBillRoutes } from './modules/material-bills/routes.ts'
import { materialListingRoutes } from './modules/material-listings/routes.ts'
import { distributorRoomRoutes } from './modules/distributor-rooms/routes.ts'
import { materialOrderRoutes } from './modules/material-orders/routes.ts'
import { openRecruitmentRoutes, savedSearchRoutes } from './modules/open-recruitments/routes.ts'
import { recruitmentRoutes } from './modules/recruitments/routes.ts'
import { costLineRequestRoutes } from './modules/cost-line-requests/routes.ts'
import { resourcePlanSheetRoutes } from './modules/resource-plan-sheets/routes.ts'
import { rawMaterialRoutes } from './modules/raw-materials/routes.ts'
import { vendorSettingRoutes } from './modules/vendor-settings/routes.ts'
import { vendorMaterialRoutes } from './modules/vendor-materials/routes.ts'
import { vendorOrderFileRoutes } from './modules/vendor-order-files/routes.ts'
import { vendorPackingListRoutes } from './modules/vendor-packing-lists/routes.ts'
import { vendorMaterialConsumeRoutes } from './modules/vendor-material-consumes/routes.ts'
import { vendorContractMapRoutes } from './modules/vendor-contract-maps/routes.ts'
import { vendorExportedMaterialRoutes } from './modules/vendor-exported-materials/routes.ts'
import { priceRequestRoutes } from './modules/price-requests/routes.ts'
import { deliveryArrivalRoutes, deliveryCountingRoutes } from './modules/shipping/counting-routes.ts'
import { deliveryClaimRoutes } from './modules/shipping/claims/claim-routes.ts'
import { deliveryDefectRoutes } from './modules/shipping/inspection-routes.ts'
import { transportRoutes } from './modules/transports/routes.ts'
import { deliveryPaperRoutes } from './modules/shipping/paper-routes.ts'
import { cartonRoutes, shippingDetailRoutes } from './modules/shipping/routes.ts'
import { orderRecordRoutes } from './modules/order-records/routes.ts'
import { writtenOrderRoutes } from './modules/written-orders/routes.ts'
import { orderCreditRoutes } from './modules/payables/credit/credit-check.ts'
import { nettingRoutes } from './modules/payables/netting/netting-routes.ts'
import { receiptRoutes } from './modules/payables/receipts/routes.ts'
import { creditRoutes, payableRoutes } from './modules/payables/routes.ts'
import { journalRoutes } from './modules/journals/routes.ts'
import { payeeAccountRoutes, paymentRoutes, paymentRunRoutes } from './modules/payment-runs/routes.ts'
import { bankEntryRoutes, bankStatementRoutes } from './modules/bank-statements/routes.ts'
import { transactionUnitRoutes } from './modules/transaction-units/routes.ts'
import type { ServerParts } from './server-parts.ts'
import { knownAskers } from './sessions/known-askers.ts'
import { compressReplies } from './web/compress-replies.ts'
import { hostPages } from './web/host-pages.ts'
import { legacy } from './web/legacy.ts'
import { securityHeaders } from './web/security-headers.ts'
import { termsFirst } from './web/terms-first.ts'

/** Every module, one line each. */
export const modules: readonly (BoundEndpoint | GuestEndpoint)[] = [
  ...sessionRoutes,
  ...userRoutes,
  ...conciergeRoutes,
  ...userGroupRoutes,
  ...organisationImageRoutes,
  ...organisationRoutes,
  ...superGroupRoutes,
  ...memberRoutes,
  ...invitationRoutes,
  ...teamRoutes,
  ...teamAssignmentRoutes,
  ...twoFactorRoutes,
  ...userSessionRoutes,
  ...supplierRoutes,
  ...supplierDocumentRoutes,
  ...customerRoutes,
  ...auditEventRoutes,
  ...helpLinkRoutes,
  ...homeRoutes,
  ...eventRoutes,
  ...brandRoutes,
  ...categoryRoutes,
  ...masterRoutes,
  ...masterConfigRoutes,
  ...formatRoutes,
  ...paymentTermDefinitionRoutes,
  ...extensionFieldDefinitionRoutes,
  ...extensionFieldRoutes,
  ...confirmedMarkRoutes({ production_schedule: scheduleMarkAnswerer }),
  ...listTemplateRoutes,
  ...messageThreadRoutes,
  ...messageTranslationRoutes,
  ...recordFileRoutes,
  ...noticeRoutes,
  ...feedbackRoutes,
  ...firstStepRoutes,
  ...kpiRoutes,
  ...searchRoutes,
  ...calendarRoutes,
  ...spreadsheetRoutes,
  ...dataConverterRoutes,
  ...merchandisingRoutes,
  ...merchandisingFileRoutes,
  ...merchandisingReportRoutes,
  ...merchandisingReportConfigRoutes,
  ...modificationHistoryRoutes,
  ...brandImageRoutes,
  ...merchandisingBudgetRoutes,
  ...merchandisingResultRoutes,
  ...seasonCopyRoutes,
  ...qualityLabelingRoutes,
  ...approvalRoutes,
  ...approvalRouteRoutes,
  ...customWorkflowDefinitionRoutes,
  ...customWorkflowItemRoutes,
  ...notificationRoutes,
  ...exhibitionRoutes,
  ...exhibitionItemRoutes,
  ...documentRoutes,
  ...documentLetterRoutes,
  ...documentReminderRoutes,
  ...tradeChainRoutes,
  ...dealRoutes,
  ...projectRoutes,
  ...invoiceMatchRoutes,
  ...fediInvoiceRoutes,
  ...closingGroupRoutes,
  ...transactionUnitRoutes,
  ...shippingDetailRoutes,
  ...deliveryCountingRoutes,
  ...deliveryArrivalRoutes,
  ...deliveryDefectRoutes,
  ...deliveryClaimRoutes,
  ...transportRoutes,
  ...deliveryPaperRoutes,
  ...cartonRoutes,
  ...writtenOrderRoutes,
  ...companySizeRoutes,
  ...priceRequestRoutes,
  ...rawMaterialRoutes,
  ...resourcePlanSheetRoutes,
  ...costLineRequestRoutes,
  ...catalogueClothRoutes,
  ...vendorSettingRoutes,
  ...vendorMaterialRoutes,
  ...vendorOrderFileRoutes,
  ...vendorPackingListRoutes,
  ...vendorMaterialConsumeRoutes,
  ...vendorContractMapRoutes,
  ...vendorExportedMaterialRoutes,
  ...payableRoutes,
  ...creditRoutes,
  ...receiptRoutes,
  ...nettingRoutes,
  ...orderCreditRoutes,
  ...paymentRunRoutes,
  ...paymentRoutes,
  ...payeeAccountRoutes,
  ...bankStatementRoutes,
  ...bankEntryRoutes,
  ...journalRoutes,
  ...orderRecordRoutes,
  ...materialListingRoutes,
  ...materialBookmarkRoutes,
  ...materialOrderRoutes,
  ...materialBillRoutes,
  ...distributorRoomRoutes,
  ...matchingProfileRoutes({ wantedBy }),
  ...recruitmentRoutes,
  ...openRecruitmentRoutes,
  ...savedSearchRoutes,
  ...matchingApplicationRoutes,
  ...estimationRoundRoutes,
  ...productionRoutes,
  ...productionScheduleColorRoutes,
  ...phaseRoutes,
  ...productionScheduleRoutes,
  ...schedulePaperRoutes,
  ...scheduleTemplateRoutes,
  ...procedureRoutes,
  ...procedureProposalRoutes,
  ...workCalendarRoutes,
  ...publicHolidayRoutes,
  ...stockKeepingUnitRoutes,
  ...scheduleFigureRoutes,
  ...dailyCapacityRoutes,
  ...exhibitionOrderRoutes,
  ...exhibitionOutfitRoutes,
  ...exhibitionSessionRoutes,
  ...exhibitionGuestRoutes,
]

/** The whole server as one function from request to response. */
export function createApp(parts: ServerParts): Hono<RequestVariables> {
  const app = new Hono<RequestVariables>()
  const { pages, measure } = parts.operations ?? operations(parts.engine)
  app.get('/healthz', (context) => context.text('ok'))
  if (!parts.operations) app.route('/', pages)
  // Before our own headers: an older application has a content policy of its own, or none.
  const askers = knownAskers(parts.engine.database)
  app.use(measure, termsFirst(parts, askers), legacy(parts), securityHeaders(parts))
  if (parts.pages) app.route('/', hostPages({ ...parts.pages, productName: parts.productName }))
  app.use('/api/*', compressReplies())
  app.route('/', apiDescription(parts.productName))
  app.route('/', calendarFeed(parts))
  app.use(identify(parts, askers))
  app.use('/api/*', logRefusals())
  app.use('/users/*', logRefusals())
  app.route('/', accountPages(parts, [letterPages]))
  app.use('/api/exhibitions/:exhibitionId{[0-9]+}/*', partnerOrigins(parts))
  app.use('/api/*', protect(modules.map(({ endpoint }) => endpoint)))
  bind(
    app,
    modules.filter((bound) => 'handle' in bound),
    parts,
    askers,
  )
  bindGuests(
    app,
    modules.filter((bound) => 'welcome' in bound),
    parts,
  )
  app.all('/api/*', () => {
    throw notFound()
  })
  app.onError((error, context) => failureReply(error, context, parts))
  return app
}
