import { isOwnerAdmin, showsSkuMaster, type Guard, type Kind, type SessionUser } from '@tsumugi/domain'
import { href } from '../href.ts'
import { externalLink, link, links, section, type MenuFacts } from './menu-link.ts'
import * as may from '../routes/route-guards.ts'

const only = (...kinds: Kind[]) => ({ kinds }) satisfies Guard
const schedules = { functions: ['production_schedule'] } as const satisfies Guard
const fedi = { functions: ['fedi'] } as const satisfies Guard
const skuMaster = { check: showsSkuMaster } as const satisfies Guard

const units = (category: string, direction: string) => href('transactionUnits', null, { category, direction })
const fediInvoices = (direction: string) => href('fediInvoices', null, { direction })
const ofKind = (path: (kind: Kind) => string) => (_: MenuFacts, user: SessionUser) => path(user.kind)
const ofOwnGroup = (path: (id: number) => string) => (_: MenuFacts, user: SessionUser) =>
  user.currentUserGroup ? path(user.currentUserGroup.id) : null

const showsTradeRequests = (user: SessionUser) =>
  Boolean(user.currentUserGroup?.defaultTradeRequesteeId) ||
  user.enabledFunctions.includes('trade_requests.global_menu.show')

/** The side menu of spec §2, in its order. A link without a rule of its own shows to all who see its section. */
export const sideMenu = [
  section(
    'top',
    may.signedIn,
    [
      link('dashboard', only('brand', 'supplier', 'admin', 'trade'), href('home'), 'house'),
      link('calendar', only('brand', 'supplier', 'trade'), ({ calendarQuery }) => calendar(calendarQuery), 'calendar'),
      link('messages', may.signedIn, '/messages', 'message-square'),
      link('approvals', may.approvals, href('approvals'), 'stamp'),
    ],
    { plain: true },
  ),
  section(
    'projectManagement',
    may.merchandising,
    [
      link('mdMap', may.signedIn, href('mdMap')),
      link('mdReport', may.signedIn, href('mdReport'), 'chart-column'),
      link('brandImages', may.signedIn, href('brandImages'), 'images'),
    ],
    { icon: 'layout-grid' },
  ),
  section(
    'production',
    may.signedIn,
    [
      link(
        'productions',
        may.signedIn,
        ofKind((kind) => `/sewing/${kind}/productions`),
        'shirt',
      ),
      link('productionSchedules', schedules, href('productionSchedules'), 'calendar-range'),
      link('materials', { check: seesMarketplace }, href('materials'), 'shopping-bag'),
      link('suppliers', may.signedIn, href('suppliers')),
      link('exhibitions', may.brandOnly, href('exhibitionAdmin'), 'store'),
      link('resourcePlanSheets', may.brandOnly, href('resourcePlanSheets'), 'calculator'),
      link('rawMaterials', may.brandOnly, href('rawMaterials'), 'layers'),
    ],
    { icon: 'factory', openByDefault: true },
  ),
  section(
    'projectAndTrade',
    may.signedIn,
    [
      link('projects', may.signedIn, '/project/projects'),
      link('trades', may.signedIn, '/trade/trades'),
      link('tradesBeta', may.signedIn, href('trades')),
      link('tradeRequests', { check: showsTradeRequests }, href('tradeRequests')),
      link('transports', may.signedIn, '/transport/transports', 'ship'),
    ],
    { icon: 'arrow-left-right' },
  ),
  section(
    'materialManagement',
    may.vendorMaterials,
    [link('vendorMaterials', may.signedIn, ({ vendor }) => href('vendorMaterials', { vendor }))],
    { icon: 'boxes', openByDefault: true },
  ),
  section(
    'matching',
    may.matching,
    [
      link('recruitments', may.brandOnly, href('matchingClient')),
      link('applications', only('supplier'), href('matchingWorker')),
      link('watchlist', only('supplier'), href('matchingWatchlist')),
      link('matchingProfile', may.brandOnly, href('matchingProfile')),
      externalLink('publicProjects', may.signedIn),
      externalLink('supplierSearch', only('admin', 'brand')),
    ],
    { icon: 'handshake' },
  ),
  section(
    'distributorMaterials',
    may.distributorOnly,
    [
      link('distributorSearch', may.signedIn, href('distributorMaterials')),
      link('materialOrders', may.marketplace, href('materialOrders')),
      link('shipments', may.marketplace, href('materialOrderDetails')),
      link('distributorCustomers', may.signedIn, href('distributorCustomers')),
    ],
    { icon: 'swatch-book' },
  ),
  section(
    'estimationAndOrders',
    may.signedIn,
    [
      link('estimationReceive', may.brandOnly, units('estimation', 'receive')),
      link('estimationIssue', only('supplier'), units('estimation', 'issue')),
      link('contractIssue', may.brandOnly, units('contract', 'issue')),
      link('contractReceive', only('supplier'), units('contract', 'receive')),
    ],
    { icon: 'file-text' },
  ),
  section(
    'billing',
    may.signedIn,
    [
      link('invoicesIssued', may.signedIn, units('invoice', 'issue')),
      link('invoicesReceived', may.signedIn, units('invoice', 'receive')),
      link('fediInvoicesIssued', fedi, fediInvoices('issue'), 'file-code'),
      link('fediInvoicesReceived', fedi, fediInvoices('receive'), 'file-code'),
      link('payables', may.signedIn, href('payables'), 'wallet'),
    ],
    { icon: 'japanese-yen' },
  ),
  section('dataManipulation', may.signedIn, [link('dataConverters', may.signedIn, href('dataConverters'))], {
    icon: 'arrow-down-up',
  }),
  section(
    'admin',
    may.adminOnly,
    [
      link('userGroups', may.signedIn, href('userGroups')),
      link(
        'kpi',
        may.signedIn,
        ofKind((kind) => `/account/${kind}/kpi`),
      ),
      link(
        'notices',
        may.signedIn,
        ofKind((kind) => `/account/${kind}/notices`),
      ),
      link(
        'feedbacks',
        may.signedIn,
        ofKind((kind) => `/account/${kind}/feedbacks`),
      ),
      link('concierges', may.signedIn, href('concierges')),
    ],
    { icon: 'shield-check' },
  ),
  section(
    'settings',
    may.signedIn,
    [
      link('personalSettings', may.signedIn, href('accountUser')),
      link(
        'organisationSettings',
        may.signedIn,
        ofOwnGroup((id) => href('accountUserGroup', { id })),
      ),
      links('superGroup', { functions: ['user_group.visible_super_group_items'] }, ({ superGroups }) =>
        superGroups.map(({ id, name }) => ({ href: href('accountUserGroup', { id }), text: name })),
      ),
      link(
        'extensionFields',
        { functions: ['extension_field_definition.create'], powerUser: true },
        ofOwnGroup((id) => `/account/user_groups/${id}/extension_field_definitions`),
      ),
    ],
    { icon: 'settings' },
  ),
  section(
    'masters',
    may.brandOnly,
    [
      link('brands', may.merchandisingMasters, href('brands')),
      link('subBrands', may.merchandisingMasters, href('subBrands')),
      link('userGroupCategories', may.merchandisingMasters, href('userGroupDefinedCategories')),
      link('brandCategories', may.merchandisingMasters, href('brandDefinedCategories')),
      link('colors', skuMaster, href('colors'), 'palette'),
      link('sizes', skuMaster, href('sizes'), 'ruler'),
      link('skuGroups', skuMaster, href('skuGroups')),
      link('qualityLabelings', may.qualityLabelWriting, href('qualityLabelings')),
      link('washTagSymbols', may.signedIn, href('washTagSymbols')),
      link('washTagSymbolSets', may.signedIn, href('washTagSymbolSets')),
      link('careInstructions', may.signedIn, href('careInstructions')),
      link('careAttentions', may.signedIn, href('careAttentions')),
      link('partNames', may.signedIn, href('partNames')),
      link('fabrics', may.signedIn, href('fabrics')),
      link('currencyConversions', may.signedIn, href('currencyConversions')),
      link('contractFormats', may.powerUserOnly, href('contractFormats')),
      link('invoiceFormats', may.powerUserOnly, href('invoiceFormats')),
      link('orderSheetFormats', may.orderSheetFormats, href('orderSheetFormats')),
    ],
    { icon: 'book-open' },
  ),
  section('bottom', may.signedIn, [externalLink('partnerInformation', { check: isOwnerAdmin })], { plain: true }),
] as const

export type MenuSectionName = (typeof sideMenu)[number]['name']
export type MenuLinkName = (typeof sideMenu)[number]['links'][number]['name']

function seesMarketplace(user: SessionUser): boolean {
  return user.kind === 'admin' || user.enabledFunctions.includes('material_market')
}

function calendar(query: string): string {
  const search = query.replace(/^\?/, '')
  return search ? `/calendar?${search}` : '/calendar'
}
