import type { Page } from '@playwright/test'
import type { System } from '@tsumugi/dev-env/system'
import { href, type RouteName } from '@tsumugi/navigation'
import type { MasterRoute } from '../../host/src/master-routes.ts'
import { expectAccessible, expectNoSidewaysScroll, expectTablesFit } from './fixture/accessible.ts'
import { expect, test } from './fixture/journey.ts'
import { settled } from './fixture/settled.ts'

type Persona = Parameters<System['signIn']>[1]
/** Masters and the pages of guests have journeys of their own, `every-master` and `exhibitions`. */
type Elsewhere = MasterRoute | 'exhibition' | `exhibition${'Login' | 'Item' | `Order${string}`}`
type Screen = Exclude<RouteName, Elsewhere>
type Look = readonly [Persona, address: string]

const one = { id: 1 }
const vendor = { vendor: 'standard' } as const

/** Who looks at each screen, and where: a screen without a row does not compile. */
const screens: Readonly<Record<Screen, readonly Look[]>> = {
  home: (['brand', 'supplier', 'trade', 'distributor', 'admin'] as const).map(
    (persona) => [persona, href('home')] as const,
  ),
  error: [['brand', href('error', null, { code: '404', from: '/s/trades/9' })]],
  globalHeaderRibbon: [['manyOrganisations', href('globalHeaderRibbon')]],
  // Nothing is drawn on these: they are to be filled from outside, wait, or send on.
  blank: [],
  prepare: [],
  matchingApplication: [],

  matching: (['brand', 'supplier'] as const).map((persona) => [persona, href('matching')] as const),
  matchingSearch: (['brand', 'supplier'] as const).map((persona) => [persona, href('matchingSearch')] as const),
  matchingRecruitment: [['supplier', href('matchingRecruitment', { recruitmentId: 1 })]],
  matchingClient: [['brand', href('matchingClient')]],
  matchingClientRecruitment: [['brand', href('matchingClientRecruitment', { recruitmentId: 1 })]],
  matchingClientRecruitmentComments: [['brand', href('matchingClientRecruitmentComments', { recruitmentId: 1 })]],
  matchingClientRecruitmentEdit: [['brand', href('matchingClientRecruitmentEdit', { recruitmentId: 1 })]],
  matchingClientApplication: [['brand', href('matchingClientApplication', { applicationId: 1 })]],
  matchingWorker: [['supplier', href('matchingWorker')]],
  matchingWorkerApplication: [['supplier', href('matchingWorkerApplication', { applicationId: 1 })]],
  matchingWatchlist: [['supplier', href('matchingWatchlist')]],
  matchingProfile: [
    ['brand', href('matchingProfile')],
    ['supplier', href('matchingProfile')],
  ],

  mdMap: [
    ['brand', href('mdMap')],
    ['brand', href('mdMap', null, { unit: 'week', zoom: 'large', heat: 'quantity' })],
  ],
  ganttChart: [
    ['brand', href('ganttChart')],
    ['supplier', href('ganttChart', null, { group: 'supplier', zoom: 'week' })],
  ],
  productionSchedules: [
    ['brand', href('productionSchedules')],
    ['supplier', href('productionSchedules')],
  ],
  productionSchedule: [['brand', href('productionSchedule', one)]],
  mdMapItem: [['brand', href('mdMapItem', { brandId: 1, id: 23 })]],
  mdReport: [['brand', href('mdReport')]],
  mdBudgets: [['brand', href('mdBudgets')]],
  brandImages: [['brand', href('brandImages')]],
  merchandisingHistory: [['brand', href('merchandisingHistory', { brandId: 1, id: 23 })]],
  exhibitionAdmin: [['brand', href('exhibitionAdmin')]],
  exhibitionAdminItem: (['orders', 'rollUp', 'items', 'partners'] as const).map(
    (tab) => ['brand', href('exhibitionAdminItem', { exhibitionId: 1 }, { tab })] as const,
  ),
  qualityLabelings: [
    ['brand', href('qualityLabelings')],
    ['supplier', href('qualityLabelings')],
  ],
  qualityLabeling: [['brand', href('qualityLabeling', one)]],
  qualityLabelingEdit: [['brand', href('qualityLabelingEdit', one)]],
  approvals: [['brand', href('approvals')]],
  approvalSteps: [['brand', href('approvalSteps', one)]],
  approvalRoutes: [['brand', href('approvalRoutes')]],
  customWorkflowDefinitions: [['brand', href('customWorkflowDefinitions')]],
  customWorkflowItemApproval: [['brand', href('customWorkflowItemApproval', one)]],
  customWorkflowItemNotifiable: [['brand', href('customWorkflowItemNotifiable', one)]],

  accountUserGroups: [['brand', href('accountUserGroups')]],
  accountUserGroup: (['profile', 'functions', 'audit'] as const).map(
    (tab) => ['brand', href('accountUserGroup', one, { tab })] as const,
  ),
  accountUser: [['brand', href('accountUser')]],
  suppliers: [['brand', href('suppliers')]],
  supplier: [['brand', href('supplier', one)]],
  userGroups: [['admin', href('userGroups')]],
  userGroupAdminConfig: [['admin', href('userGroupAdminConfig', one)]],
  userGroupConfigOfAdmin: [['admin', href('userGroupConfigOfAdmin', one)]],
  superGroups: [['admin', href('superGroups')]],
  concierges: [['admin', href('concierges')]],
  helpLinks: [['admin', href('helpLinks')]],
  kpi: [
    ['admin', href('kpi')],
    ['admin', href('kpi', null, { months: '6', measure: 'gmv' })],
  ],
  notices: [
    ['brand', href('notices')],
    ['admin', href('notices')],
  ],
  feedbacks: [
    ['brand', href('feedbacks')],
    ['admin', href('feedbacks')],
  ],
  firstSteps: [
    ['brand', href('firstSteps')],
    ['distributor', href('firstSteps')],
  ],
  messages: [['brand', href('messages')]],
  messageThread: [['brand', href('messageThread', one)]],
  calendar: [['brand', href('calendar')]],
  confirmedMarks: [
    ['brand', href('confirmedMarks')],
    ['supplier', href('confirmedMarks')],
  ],
  extensionFieldDefinitions: [['brand', href('extensionFieldDefinitions')]],
  extensionFieldDefinition: [['brand', href('extensionFieldDefinition', one)]],
  payables: [
    ['brand', href('payables')],
    ['brand', href('payables', null, { tab: 'partners' })],
  ],
  credits: [
    ['supplier', href('credits')],
    ['supplier', href('credits', null, { tab: 'netting' })],
  ],
  payments: [
    ['brand', href('payments')],
    ['brand', href('payments', null, { run: 1 })],
    ['brand', href('payments', null, { tab: 'gather' })],
    ['supplier', href('payments', null, { tab: 'statements' })],
    // The demo's second one: what came in, and a line that no invoice explains.
    ['supplier', href('payments', null, { tab: 'statements', statement: '2' })],
  ],
  procedures: [
    ['brand', href('procedures', null, { scope: 'ours' })],
    ['supplier', href('procedures')],
    ['brand', href('procedures', null, { view: 'figures' })],
  ],
  productions: [
    ['brand', href('productions')],
    ['supplier', href('productions')],
  ],
  production: [['brand', href('production', one)]],
  tradeRequests: [
    ['brand', href('tradeRequests')],
    ['trade', href('tradeRequests', null, { view: 'board' })],
  ],
  tradeRequest: [['brand', href('tradeRequest', { id: 8 })]],
  trades: [
    ['brand', href('trades')],
    ['trade', href('trades')],
  ],
  trade: [['brand', href('trade', { id: 9 })]],
  materials: [['brand', href('materials')]],
  materialBookmarks: [['brand', href('materialBookmarks')]],
  materialAdminBookmarks: [['admin', href('materialAdminBookmarks')]],
  materialOrders: [
    ['brand', href('materialOrders')],
    ['distributor', href('materialOrders')],
  ],
  materialOrder: [['brand', href('materialOrder', { id: 32 })]],
  materialOrderDetails: [
    ['brand', href('materialOrderDetails')],
    ['distributor', href('materialOrderDetails')],
  ],
  distributorMaterials: [
    ['distributor', href('distributorMaterials')],
    ['distributor', href('distributorMaterials', null, { room: 'board' })],
    ['distributor', href('distributorMaterials', null, { room: 'cutting' })],
    ['distributor', href('distributorMaterials', null, { room: 'stock' })],
  ],
  catalogueCloths: [['distributor', href('catalogueCloths')]],
  catalogueCloth: [['distributor', href('catalogueCloth', { id: 1 })]],
  distributorCustomers: [['distributor', href('distributorCustomers')]],
  adminDistributorCustomers: [['admin', href('adminDistributorCustomers')]],
  resourcePlanSheets: [
    ['brand', href('resourcePlanSheets')],
    ['supplier', href('resourcePlanSheets')],
  ],
  resourcePlanSheet: [
    ['brand', href('resourcePlanSheet', one)],
    ['brand', href('resourcePlanSheet', { id: 2 }, { compare: 1 })],
    ['supplier', href('resourcePlanSheet', { id: 2 })],
  ],
  rawMaterials: [['brand', href('rawMaterials')]],
  rawMaterial: [['brand', href('rawMaterial', one)]],
  vendorMaterials: [
    ['brand', href('vendorMaterials', vendor)],
    ['brand', href('vendorMaterials', vendor, { by: 'contract' })],
  ],
  vendorContractMaps: [['brand', href('vendorContractMaps', vendor)]],
  vendorExportedMaterialEdit: [['brand', href('vendorExportedMaterialEdit', { ...vendor, ...one })]],
  vendorOrderFiles: [['brand', href('vendorOrderFiles', vendor)]],
  vendorOrderFileEdit: [['brand', href('vendorOrderFileEdit', { ...vendor, id: 3 })]],
  vendorPackingLists: [['brand', href('vendorPackingLists', vendor)]],
  vendorPackingListEdit: [['brand', href('vendorPackingListEdit', { ...vendor, ...one })]],
  vendorMaterialConsumes: [['brand', href('vendorMaterialConsumes', { ...vendor, id: 4 })]],
  vendorSettings: [['brand', href('vendorSettings', vendor)]],
  projects: [['brand', href('projects')]],
  project: [['brand', href('project', one)]],
  phaseVariantsInfo: [['brand', href('phaseVariantsInfo', one)]],
  listTemplates: [['brand', href('listTemplates', null, { target: 'production_schedule' })]],
  listTemplate: [['brand', href('listTemplate', one, { target: 'production_schedule' })]],
  paymentTermDefinitions: [['brand', href('paymentTermDefinitions')]],
  paymentTermDefinition: [['brand', href('paymentTermDefinition', one)]],
  transactionUnits: [
    ['brand', href('transactionUnits', null, { category: 'contract', direction: 'issue' })],
    ['supplier', href('transactionUnits', null, { category: 'contract', direction: 'receive' })],
    ['supplier', href('transactionUnits', null, { category: 'invoice', direction: 'issue' })],
    ['brand', href('transactionUnits', null, { category: 'invoice', direction: 'receive' })],
  ],
  shippingDetailsRegistration: [['supplier', href('shippingDetailsRegistration', one)]],
  deliveries: [['brand', href('deliveries')]],
  transports: [['supplier', href('transports')]],
  transport: [['supplier', href('transport', { id: 1 })]],
  delivery: [['brand', href('delivery', { id: 2 })]],
  transactionUnit: [
    ['brand', href('transactionUnit', one)],
    ['brand', href('transactionUnit', { id: 7 })],
  ],
  fediInvoices: [
    ['supplier', href('fediInvoices', null, { direction: 'issue' })],
    ['brand', href('fediInvoices', null, { direction: 'receive' })],
  ],
  dataConverters: [
    ['brand', '/s/data_converters'],
    ['brand', '/s/data_converters?view=runs'],
    ['brand', '/s/data_converters?view=export'],
    ['supplier', '/s/data_converters'],
  ],
  xlsPreview: [['brand', '/s/previews/xls']],
  fediInvoice: [['supplier', href('fediInvoice', one)]],
}

/** Pages of the server. */
const others: readonly Look[] = [
  ['supplierBeforeTerms', '/users/terms'],
  ['admin', '/users/impersonations'],
]

const perVisit = 8

/** One visit looks at some screens: signing in and the first load cost more than the looking. */
function* visits(): Generator<readonly [Persona, readonly string[]]> {
  const looks = [...Object.values(screens).flat(), ...others]
  for (const persona of new Set(looks.map(([who]) => who))) {
    const own = looks.filter(([who]) => who === persona).map(([, address]) => address)
    for (let at = 0; at < own.length; at += perVisit) yield [persona, own.slice(at, at + perVisit)]
  }
}

/**
 * The page says everything in the other language, as after the menu of languages, and keeps what it shows.
 * @returns whether there is a language to change: pages of the server have none
 */
const sayIn = (page: Page, locale: 'ja' | 'en' | 'zh-CN') =>
  page.evaluate((wanted) => {
    const shared = (globalThis as Record<symbol, Map<string, { set(value: string): void }> | undefined>)[
      Symbol.for('tsumugi.session/1')
    ]
    shared?.get('locale')?.set(wanted)
    return shared !== undefined
  }, locale)

/** Texts that look like the key of a message, `cost.line.add`: what is said when a language has no words for it. */
const rawKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const key = /^[a-z][A-Za-z]*(?:\.[A-Za-z_]+)+$/
    return document.body.innerText.split('\n').flatMap((line) => (key.test(line.trim()) ? [line.trim()] : []))
  })

const isPart = (address: string) => address.includes('for_rails')

/**
 * The page has drawn its screen. Its chunk and its words in another language come by themselves, and are read beside
 * the page: until they have come, it is quiet and nothing to look at.
 */
async function drawn(page: Page, address: string) {
  await expect(async () => {
    await settled(page)
    expect(await page.locator('.skeleton').count()).toBe(0)
    if (!isPart(address)) expect(await page.getByRole('heading', { level: 1 }).count()).toBeGreaterThan(0)
  }).toPass()
}

async function look(page: Page, address: string) {
  await drawn(page, address)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page, { part: isPart(address) })
}

for (const [persona, addresses] of visits()) {
  test(`${persona} at 1280 px in ja and at 390 px in en and zh-CN, no axe violation in either theme, no scrolling sideways: ${addresses.join(' ')}`, async ({
    visit,
  }) => {
    const page = await visit(persona)
    for (const address of addresses) {
      await test.step(address, async () => {
        await page.setViewportSize({ width: 1280, height: 800 })
        await page.goto(address)
        await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
        await look(page, address)
        await expectTablesFit(page)
        // Refused screens send home, where nothing would be looked at.
        expect(new URL(page.url()).pathname.replace(/\/$/, '')).toBe(
          new URL(address, page.url()).pathname.replace(/\/$/, ''),
        )
        expect(await sayIn(page, 'en')).toBe(address.startsWith('/s/'))
        await page.setViewportSize({ width: 390, height: 800 })
        await look(page, address)
        if (!(await sayIn(page, 'zh-CN'))) return
        await drawn(page, address)
        await expectNoSidewaysScroll(page)
        expect(await rawKeys(page), `${page.url()} shows keys of its messages`).toEqual([])
      })
    }
  })
}
