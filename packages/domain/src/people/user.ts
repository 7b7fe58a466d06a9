/** The five kinds of organisation (spec §1). */
export const kinds = ['brand', 'supplier', 'trade', 'admin', 'distributor'] as const
export type Kind = (typeof kinds)[number]

/** A brand, supplier or trade user may order materials (spec §6). */
export const materialOrdererKinds = ['brand', 'supplier', 'trade'] as const satisfies readonly Kind[]

/** Every function key of spec §6; the vendor key stands for the material-management system. */
export const functionKeys = [
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
] as const
export type FunctionKey = (typeof functionKeys)[number]

export const locales = ['ja', 'en', 'zh-CN'] as const
export type Locale = (typeof locales)[number]

export interface UserGroupConfig {
  allowSkuNamesFreeInput: boolean
}

/** An organisation (spec §3, User group). */
export interface UserGroup {
  id: number
  kind: Kind
  name: string
  defaultTradeRequesteeId: number | null
  supplierStartId: number | null
  agreedTermsAt: string | null
  tester: boolean
  userGroupConfig: UserGroupConfig | null
}

/** Who is signed in, and for which organisation (spec §3, User). `kind` is the current organisation's. */
export interface SessionUser {
  id: number
  name: string
  locale: Locale
  kind: Kind
  admin: boolean
  powerUser: boolean
  userGroups: UserGroup[]
  currentUserGroup: UserGroup | null
  ownedClientUserGroups: UserGroup[]
  originalUser: { id: number; name: string } | null
  originalUserGroup: { id: number; name: string } | null
  enabledFunctions: FunctionKey[]
}
