import type { Api } from '@tsumugi/api'
import { screens as administration } from '@tsumugi/administration'
import { screens as masters } from '@tsumugi/masters'
import { screens as exhibitions } from '@tsumugi/exhibitions'
import { screens as approvals } from '@tsumugi/approvals'
import { screens as billing } from '@tsumugi/billing'
import { screens as calendar } from '@tsumugi/calendar'
import { screens as confirmation } from '@tsumugi/confirmation'
import { screens as gantt } from '@tsumugi/gantt'
import { screens as dataConverters } from '@tsumugi/data-converters'
import { screens as eInvoices } from '@tsumugi/e-invoices'
import { screens as extensionFields } from '@tsumugi/extension-fields'
import { screens as matching } from '@tsumugi/matching'
import { screens as materials } from '@tsumugi/materials'
import { screens as messaging } from '@tsumugi/messaging'
import { screens as procedures } from '@tsumugi/procedures'
import { screens as production } from '@tsumugi/production'
import { screens as merchandising } from '@tsumugi/merchandising'
import type { RouteName } from '@tsumugi/navigation'
import { screens as qualityLabelling } from '@tsumugi/quality-labelling'
import { screens as shell } from '@tsumugi/shell'
import { screens as trading } from '@tsumugi/trading'
import { screens as transactionUnits } from '@tsumugi/transaction-units'
import { screens as vendorMaterials } from '@tsumugi/vendor-materials'
import type { ComponentType } from 'react'
import { lazyCode } from './lazy-code.ts'
import { masterPairs, type MasterRoute } from './master-routes.ts'
import type { ParsedAddress } from './parsed-address.ts'
import { ScreenNotLoaded } from './screen/screen-not-loaded.ts'
import type { ScreenProps } from './screen/screen.ts'

interface ScreenCode {
  readonly default: ComponentType<ScreenProps>
  /** Asks for the data of the screen before it is drawn. */
  begin?(api: Api, address: ParsedAddress): void
}
type Load = () => Promise<ScreenCode>
type Screen = ReturnType<typeof screen>
const screen = (load: Load) =>
  lazyCode<ScreenProps, ScreenCode>(() =>
    load().catch((cause: unknown) => {
      throw new ScreenNotLoaded(
        'The code of this screen did not arrive. Check the connection and load the page anew.',
        { cause },
      )
    }),
  )

const adminConfig = screen(administration.adminConfig)
const mdMap = screen(merchandising.mdMap)
const application = screen(matching.application)
const paymentTerms = screen(billing.paymentTerms)
const rawMaterials = screen(materials.rawMaterials)
const catalogueCloths = screen(materials.catalogueCloths)
const fieldDefinitions = screen(extensionFields.definitions)
const messages = screen(messaging.messages)
const listTemplates = screen(production.listTemplates)
const exhibition = screen(exhibitions.exhibition)
const masterScreens = masterPairs.flatMap(([list, record]) => {
  const shown = screen(masters[list])
  return [
    [list, shown],
    [record, shown],
  ]
})

/** The screen of every route, loaded when it is first shown. A route without one does not compile. */
export const screens: Record<RouteName, Screen> = {
  home: screen(shell.home),
  error: screen(shell.error),
  blank: screen(shell.blank),
  prepare: screen(shell.prepare),
  globalHeaderRibbon: screen(shell.globalHeaderRibbon),
  matchingApplication: screen(() =>
    import('./matching-application.tsx').then((m) => ({ default: m.MatchingApplication })),
  ),
  approvals: screen(approvals.approvals),
  approvalSteps: screen(approvals.approvalSteps),
  approvalRoutes: screen(approvals.approvalRoutes),
  customWorkflowDefinitions: screen(approvals.customWorkflowDefinitions),
  customWorkflowItemApproval: screen(approvals.customWorkflowItemApproval),
  customWorkflowItemNotifiable: screen(approvals.customWorkflowItemNotifiable),
  matching: screen(matching.matching),
  matchingSearch: screen(matching.search),
  matchingRecruitment: screen(matching.recruitment),
  matchingClient: screen(matching.client),
  matchingClientRecruitment: screen(matching.clientRecruitment),
  matchingClientRecruitmentComments: screen(matching.clientComments),
  matchingClientRecruitmentEdit: screen(matching.clientEdit),
  matchingClientApplication: application,
  matchingWorker: screen(matching.worker),
  matchingWorkerApplication: application,
  matchingWatchlist: screen(matching.watchlist),
  matchingProfile: screen(matching.profile),
  payables: screen(billing.payables),
  credits: screen(billing.credits),
  payments: screen(billing.payments),
  paymentTermDefinitions: paymentTerms,
  paymentTermDefinition: paymentTerms,
  materials: screen(materials.materials),
  materialBookmarks: screen(materials.materialBookmarks),
  materialAdminBookmarks: screen(materials.materialAdminBookmarks),
  materialOrders: screen(materials.materialOrders),
  materialOrder: screen(materials.materialOrder),
  materialOrderDetails: screen(materials.materialOrderDetails),
  distributorMaterials: screen(materials.distributorMaterials),
  catalogueCloths,
  catalogueCloth: catalogueCloths,
  distributorCustomers: screen(materials.distributorCustomers),
  adminDistributorCustomers: screen(materials.adminDistributorCustomers),
  resourcePlanSheets: screen(materials.costSheets),
  resourcePlanSheet: screen(materials.costSheet),
  rawMaterials,
  rawMaterial: rawMaterials,
  vendorMaterials: screen(vendorMaterials.vendorMaterials),
  vendorContractMaps: screen(vendorMaterials.vendorContractMaps),
  vendorExportedMaterialEdit: screen(vendorMaterials.vendorExportedMaterialEdit),
  vendorOrderFiles: screen(vendorMaterials.vendorOrderFiles),
  vendorOrderFileEdit: screen(vendorMaterials.vendorOrderFileEdit),
  vendorPackingLists: screen(vendorMaterials.vendorPackingLists),
  vendorPackingListEdit: screen(vendorMaterials.vendorPackingListEdit),
  vendorMaterialConsumes: screen(vendorMaterials.vendorMaterialConsumes),
  vendorSettings: screen(vendorMaterials.vendorSettings),
  confirmedMarks: screen(confirmation.marks),
  extensionFieldDefinitions: fieldDefinitions,
  extensionFieldDefinition: fieldDefinitions,
  ganttChart: screen(gantt.ganttChart),
  listTemplates,
  listTemplate: listTemplates,
  productionSchedules: screen(production.productionSchedules),
  productionSchedule: screen(production.productionSchedule),
  productions: screen(production.productions),
  production: screen(production.production),
  phaseVariantsInfo: screen(production.variantsInfo),
  tradeRequests: screen(trading.tradeRequests),
  tradeRequest: screen(trading.tradeRequest),
  trades: screen(trading.trades),
  trade: screen(trading.trade),
  projects: screen(trading.projects),
  project: screen(trading.project),
  procedures: screen(procedures.procedures),
  messages,
  messageThread: messages,
  notices: screen(messaging.notices),
  feedbacks: screen(messaging.feedbacks),
  firstSteps: screen(shell.firstSteps),
  helpLinks: screen(messaging.helpLinks),
  kpi: screen(administration.kpi),
  calendar: screen(calendar.calendar),
  userGroups: screen(administration.userGroups),
  userGroupAdminConfig: adminConfig,
  userGroupConfigOfAdmin: adminConfig,
  superGroups: screen(administration.superGroups),
  concierges: screen(administration.concierges),
  accountUserGroups: screen(administration.ownGroups),
  accountUserGroup: screen(administration.organisation),
  accountUser: screen(administration.account),
  suppliers: screen(administration.suppliers),
  supplier: screen(administration.supplier),
  mdMap,
  mdMapItem: mdMap,
  merchandisingHistory: screen(merchandising.modificationHistory),
  brandImages: screen(merchandising.brandImages),
  mdBudgets: screen(merchandising.mdBudgets),
  mdReport: screen(merchandising.mdReport),
  exhibitionAdmin: screen(exhibitions.adminList),
  exhibitionAdminItem: screen(exhibitions.admin),
  exhibitionLogin: screen(exhibitions.login),
  exhibition,
  exhibitionItem: exhibition,
  exhibitionOrderNew: screen(exhibitions.orderNew),
  exhibitionOrderEdit: screen(exhibitions.orderEdit),
  exhibitionOrderThankyou: screen(exhibitions.orderThankyou),
  qualityLabelings: screen(qualityLabelling.labels),
  qualityLabeling: screen(qualityLabelling.label),
  qualityLabelingEdit: screen(qualityLabelling.labelEditor),
  transactionUnits: screen(transactionUnits.units),
  transactionUnit: screen(transactionUnits.unit),
  shippingDetailsRegistration: screen(transactionUnits.shippingDetails),
  deliveries: screen(transactionUnits.deliveries),
  transports: screen(transactionUnits.transports),
  transport: screen(transactionUnits.transport),
  delivery: screen(transactionUnits.delivery),
  dataConverters: screen(dataConverters.dataConverters),
  xlsPreview: screen(dataConverters.xlsPreview),
  fediInvoices: screen(eInvoices.invoices),
  fediInvoice: screen(eInvoices.invoice),
  ...(Object.fromEntries(masterScreens) as Record<MasterRoute, Screen>),
}

/** Routes of one screen that follows its address by itself: opening a product must not draw the map anew. */
const followsAddress: Partial<Record<RouteName, RouteName>> = {
  mdMap: 'mdMap',
  mdMapItem: 'mdMap',
  paymentTermDefinitions: 'paymentTermDefinitions',
  paymentTermDefinition: 'paymentTermDefinitions',
  rawMaterials: 'rawMaterials',
  rawMaterial: 'rawMaterials',
  catalogueCloths: 'catalogueCloths',
  catalogueCloth: 'catalogueCloths',
  extensionFieldDefinitions: 'extensionFieldDefinitions',
  extensionFieldDefinition: 'extensionFieldDefinitions',
  messages: 'messages',
  messageThread: 'messages',
  ...Object.fromEntries(
    masterPairs.flatMap(([list, record]) => [
      [list, list],
      [record, list],
    ]),
  ),
}

/** Where this changes, the screen begins anew. */
export const screenKey = (name: RouteName, path: string): string => followsAddress[name] ?? path
