import { documents, type DocumentName } from '../documents/documents.ts'
import type { Contract } from '../index.ts'

type Writes = {
  readonly [Resource in keyof Contract]?: {
    readonly allowed?: readonly (keyof Contract[Resource])[]
    readonly denied?: readonly (keyof Contract[Resource])[]
  }
}

const rows = ['create', 'update', 'order', 'archive', 'delete', 'merge', 'bulk'] as const
const tree = ['create', 'update', 'createLayer', 'deleteLayer', 'order'] as const
const documentDrafts = [
  'create',
  'update',
  'saveLines',
  'addToLines',
  'delete',
  'side',
  'addFile',
  'removeFile',
  'talk',
] as const
const documentDecisions = ['move', 'propose', 'answer'] as const
const documentWrites = Object.fromEntries(
  Object.entries(documents).map(([name, { endpoints }]) => [
    name,
    {
      allowed: documentDrafts,
      denied: [...documentDecisions, ...('requestApproval' in endpoints ? ['requestApproval'] : [])],
    },
  ]),
) as unknown as Pick<Writes, DocumentName>
const formats = [...rows, 'preview'] as const

/**
 * Every write of the contract, and whether somebody who views as another may do it in their name. Denied is what outlives
 * the visit or speaks for the person: entry (invitations, roles, feeds, keys), identity (name, password, second factor),
 * bank accounts, decisions, and whatever is the platform's. A write that stands in neither list is denied.
 */
export const whileImpersonating = {
  ...documentWrites,
  // What is said about a price, and how large one is, speaks for the organisation.
  priceRequests: { denied: ['create', 'answer'] },
  companySizes: { denied: ['update'] },
  // A link outlives the visit and lets somebody decide.
  documentLetters: { denied: ['create', 'remind', 'revoke'] },
  // It speaks to partners in the person's name.
  documentReminders: { denied: ['create'] },
  deliveryCountings: { allowed: ['create'] },
  deliveryDefects: { allowed: ['create', 'update', 'delete'] },
  // What is claimed and agreed speaks for the organisation.
  deliveryClaims: { denied: ['update', 'begin'] },
  transports: { allowed: ['create', 'update', 'delete'] },
  projects: { allowed: ['create', 'update', 'delete'] },
  tradeChains: { allowed: ['add', 'remove', 'draft', 'purchase'] },
  deals: { allowed: ['link', 'unlink'] },
  estimationRounds: { allowed: ['invite', 'reckon'] },
  // Whom it is shared with outlives the visit.
  productions: {
    allowed: ['create', 'update', 'delete', 'fromMerchandisings', 'undo', 'addFile', 'removeFile', 'talk'],
    denied: ['share', 'bulk'],
  },
  phases: { allowed: ['create', 'update', 'delete'] },
  stockKeepingUnits: { allowed: ['update', 'bulk'] },
  subSkus: { allowed: ['update', 'bulk'] },
  exhibitionQuantities: { allowed: ['take'] },
  productionSchedules: { allowed: ['create', 'delete', 'change', 'simulate'], denied: ['transition'] },
  dailyCapacities: { allowed: ['set'] },
  dataConverters: { allowed: ['add', 'remember', 'chooseSheet', 'chooseColumns', 'fix', 'undoFix', 'apply', 'undo'] },
  scheduleTemplates: { allowed: ['preview', 'create', 'delete'] },
  procedures: {
    allowed: ['create', 'update', 'delete', 'report', 'delay', 'bulkReport', 'change', 'addProof', 'removeProof'],
  },
  workCalendars: { allowed: ['update'] },
  publicHolidays: { denied: ['replace'] },
  procedureProposals: { denied: ['answer', 'withdraw'] },
  sessions: { allowed: ['switchOrganisation'] },
  users: { denied: ['update', 'changePassword', 'confirmIdentity', 'notify'] },
  twoFactors: { denied: ['start', 'confirm', 'renewCodes', 'stop'] },
  userSessions: { denied: ['delete', 'deleteOthers'] },
  calendar: { denied: ['openFeed', 'renewFeed', 'closeFeed'] },
  concierges: { denied: ['create', 'delete'] },
  organisations: { denied: ['create', 'enable', 'setStanding', 'updateAdminConfig'] },
  superGroups: { denied: ['create', 'update', 'delete'] },
  helpLinks: { denied: ['create', 'update', 'delete'] },
  notices: { allowed: ['read'], denied: ['create', 'update', 'delete'] },
  feedbacks: { allowed: ['create'], denied: ['update'] },
  userGroups: { allowed: ['update', 'updateConfig', 'replaceClosedDays'], denied: ['replaceBankAccounts'] },
  organisationImages: { allowed: ['upload', 'delete'] },
  members: { denied: ['update', 'grant', 'suspend', 'resume', 'leave'] },
  invitations: { denied: ['create', 'delete'] },
  teams: { allowed: ['create', 'update', 'delete'] },
  teamAssignments: { allowed: ['create', 'update', 'delete'] },
  // Beginning a relation may invite the partner's first owner.
  suppliers: { allowed: ['update', 'step'], denied: ['create'] },
  supplierDocuments: { allowed: ['create', 'delete'] },
  brands: { allowed: rows },
  subBrands: { allowed: rows },
  brandDefinedCategories: { allowed: tree },
  userGroupDefinedCategories: { allowed: tree },
  colors: { allowed: rows },
  sizes: { allowed: rows },
  fabrics: { allowed: rows },
  partNames: { allowed: rows },
  careInstructions: { allowed: rows },
  careAttentions: { allowed: rows },
  washTagSymbolSets: { allowed: rows },
  skuGroups: { allowed: rows },
  contractFormats: { allowed: formats },
  invoiceFormats: { allowed: formats },
  orderSheetFormats: { allowed: formats },
  currencyConversions: { allowed: rows },
  paymentTermDefinitions: { allowed: rows },
  extensionFieldDefinitions: { allowed: rows },
  rawMaterials: { allowed: rows },
  catalogueCloths: { allowed: rows },
  clothPhotos: { allowed: ['add', 'remove'] },
  rawMaterialFiles: { allowed: ['add', 'remove'] },
  rawMaterialStock: { allowed: ['move', 'reverse'] },
  distributorLots: { allowed: ['announce', 'enter', 'reverse'] },
  // What is opened to a supplier, decided or quoted binds the organisation.
  resourcePlanSheets: {
    allowed: [
      'create',
      'update',
      'renewRates',
      'takeQuantities',
      'delete',
      'addVersion',
      'takeLine',
      'requestEstimation',
    ],
    denied: ['move', 'openLines', 'closeLine'],
  },
  costLineRequests: { denied: ['answer'] },
  materialBookmarks: {
    allowed: ['create', 'update', 'discard', 'restore', 'createFolder', 'updateFolder', 'discardFolder'],
  },
  // What is published speaks for the platform.
  adminMaterialBookmarks: {
    allowed: ['create', 'update', 'discard', 'restore', 'createFolder', 'discardFolder'],
    denied: ['updateFolder'],
  },
  materialCarts: { allowed: ['add'] },
  // What is promised, sent or objected to binds the organisation.
  materialOrderDetails: { allowed: ['cut'], denied: ['allocate', 'receive', 'claim', 'answerClaim'] },
  materialShipments: { denied: ['create'] },
  materialBills: { allowed: ['invoice', 'credit'] },
  distributorCustomers: { denied: ['update'] },
  vendorSettings: { allowed: ['update'] },
  vendorOrderFiles: { allowed: ['add'] },
  vendorPackingLists: { allowed: ['create', 'update', 'move', 'delete'] },
  vendorMaterialConsumes: { allowed: ['create', 'reverse'] },
  vendorContractMaps: { allowed: ['create', 'update', 'delete'] },
  vendorExportedMaterials: { allowed: ['create', 'update', 'export', 'delete'] },
  adminDistributorCustomers: { denied: ['update'] },
  matchingProfiles: { allowed: ['save', 'addPhoto', 'removePhoto'] },
  recruitments: { allowed: ['create', 'update', 'delete'], denied: ['move', 'note', 'answer'] },
  // An agreement, an offer and its acceptance bind the organisation.
  openRecruitments: { allowed: ['watch', 'unwatch'], denied: ['agree', 'ask'] },
  savedSearches: { allowed: ['create', 'delete'] },
  applications: { allowed: ['create', 'update', 'delete'], denied: ['move', 'accept', 'comment'] },
  masterConfigs: { allowed: ['update'] },
  scheduleColors: { allowed: ['update'] },
  extensionFields: { allowed: ['create', 'update'] },
  // Saying yes or no to a partner's change binds the organisation.
  confirmedMarks: { allowed: ['comment'], denied: ['confirm', 'object', 'resolve'] },
  listTemplates: { allowed: ['create', 'update', 'delete'] },
  messageThreads: { allowed: ['create', 'post', 'read'], denied: ['invite'] },
  recordFiles: { allowed: ['add'] },
  spreadsheets: { allowed: ['preview', 'read'] },
  merchandisings: { allowed: ['create', 'update', 'copy', 'discard', 'revive'] },
  merchandisingFiles: { allowed: ['add', 'addVideo', 'update', 'order', 'delete', 'exchange'] },
  merchandisingReportConfigs: { allowed: ['create', 'update', 'delete'] },
  modificationHistory: { allowed: ['restore'] },
  brandImages: { allowed: ['add', 'addPicture', 'addProducts', 'update', 'delete', 'revive'] },
  merchandisingBudgets: { allowed: ['save'] },
  merchandisingResults: { allowed: ['save'] },
  seasonCopies: { allowed: ['create'] },
  qualityLabelings: {
    allowed: ['create', 'update', 'copy', 'discard', 'lab', 'share'],
    denied: ['transition', 'bulkTransition'],
  },
  // Giving money up, setting it off and who may owe how much bind the organisation.
  credits: { denied: ['writeOff', 'setLimit'] },
  receipts: { denied: ['create', 'apply', 'reverse', 'takeBack'] },
  // Money leaves by these, and goes where they say.
  paymentRuns: { denied: ['create', 'move', 'requestApproval'] },
  payments: { denied: ['decide'] },
  bankStatements: { denied: ['add'] },
  bankEntries: { denied: ['match', 'ignore'] },
  payeeAccounts: { denied: ['set'] },
  // What went to the books is kept for good; accounts are called as the organisation calls them.
  journals: { denied: ['export', 'nameAccounts'] },
  nettings: { denied: ['create', 'answer'] },
  closingGroups: { allowed: ['create'] },
  invoiceMatches: { denied: ['witness'] },
  // What is sent or answered binds the organisation.
  fediInvoices: { allowed: ['create', 'repair', 'import', 'link'], denied: ['send', 'respond'] },
  approvals: { denied: ['approve', 'reject', 'return', 'withdraw', 'bulkApprove', 'setAbsence', 'clearAbsence'] },
  approvalRoutes: { allowed: ['create', 'update', 'discard', 'order', 'simulate'] },
  customWorkflowDefinitions: { allowed: ['create', 'update', 'discard'] },
  customWorkflowItems: { allowed: ['create', 'begin', 'update', 'submit', 'selectNotifiables'] },
  // What somebody else looks at for them stays unread.
  notifications: { allowed: ['read', 'readSubject', 'readAll'], denied: ['readPage'] },
  exhibitions: { allowed: ['create', 'update', 'discard', 'setCover', 'removeCover'], denied: ['renewKey'] },
  exhibitionItems: { allowed: ['create', 'takeProducts', 'update', 'order', 'discard', 'addPicture', 'deletePicture'] },
  exhibitionOrders: { allowed: ['move'] },
  exhibitionOutfits: { allowed: ['create', 'update', 'order', 'discard', 'setPicture', 'removePicture'] },
} as const satisfies Writes
