import { pagination, sessionUser, userGroup } from '@tsumugi/contract'
import { functionKeys, kinds, locales, materialOrdererKinds, thumbnailSizes } from '@tsumugi/domain'
import { defaultLocale } from '@tsumugi/i18n'
import { basePath } from '@tsumugi/navigation'
import { guestStorage, storage } from '@tsumugi/session'
import { expect, it } from 'vitest'
import vite from '../../../vite.config.ts'

it('§1, §6 kinds: brand, supplier, trade, admin, distributor; a material orderer is a brand, supplier or trade user', () => {
  expect(kinds).toEqual(['brand', 'supplier', 'trade', 'admin', 'distributor'])
  expect(materialOrdererKinds).toEqual(['brand', 'supplier', 'trade'])
})

it('§6 every function key seen', () => {
  expect(functionKeys).toEqual([
    'merchandising',
    'production_management',
    'production_schedule',
    'material_market',
    'project_and_trade',
    'matching',
    'approval_contract',
    'approval_supplier',
    'approval_receive_invoice',
    'fedi',
    'quality_labeling',
    'order_sheet',
    'extension_field_definition.create',
    'trade_requests.global_menu.show',
    'user_group.visible_super_group_items',
    'approval_route.create',
    'custom_workflow.create',
    'vendor_material_management',
  ])
})

it('§9 locales: ja (default and fallback), en, zh-CN', () => {
  expect(locales).toEqual(['ja', 'en', 'zh-CN'])
  expect(defaultLocale).toBe('ja')
})

it('§9 base path of the single-page application and of lazy assets: /s/', () => {
  expect(basePath).toBe('/s/')
  expect(vite).toMatchObject({ base: '/s/' })
})

it('§9 thumbnail sizes', () => {
  expect(thumbnailSizes).toEqual([120, 320, 480, 640, 1920])
})

it('§9 every local storage key of the specification has its row', () => {
  expect({ ...storage, ...guestStorage }).toMatchObject({
    userinfo: {},
    menuSections: {},
    previousPage: {},
    calendarQuery: {},
    exhibitionLocale: {},
    exhibitionSession: expect.any(Function),
    exhibitionOrderItems: expect.any(Function),
  })
})

const fieldsOf = (schema: { shape: object }) => Object.keys(schema.shape)

it('§3 the fields of the session user and of the user group', () => {
  expect(fieldsOf(sessionUser)).toEqual([
    'id',
    'name',
    'locale',
    'kind',
    'admin',
    'powerUser',
    'userGroups',
    'currentUserGroup',
    'ownedClientUserGroups',
    'originalUser',
    'originalUserGroup',
    'enabledFunctions',
  ])
  expect(fieldsOf(userGroup)).toEqual([
    'id',
    'kind',
    'name',
    'defaultTradeRequesteeId',
    'supplierStartId',
    'agreedTermsAt',
    'tester',
    'userGroupConfig',
  ])
})

it('§3 pagination shape: each figure defaults to 0 or null', () => {
  expect(pagination.parse({})).toEqual({
    currentPage: 0,
    limitValue: 0,
    nextPage: null,
    prevPage: null,
    totalCount: 0,
    totalPages: 0,
  })
})
