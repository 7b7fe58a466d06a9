import type { FunctionKey, Kind, Locale } from '@tsumugi/domain'
import type { Garment } from '../sketch/garment.ts'

// Plain rows: ids are stable in every table, references go by id, money and quantities are decimal strings,
// days are YYYY-MM-DD and instants ISO 8601 in UTC.

export type Role = 'member' | 'power_user' | 'owner'
export type Rounding = 'down' | 'half_up' | 'up'

export interface DemoBankAccount {
  bank: string
  branch: string
  type: 'ordinary' | 'current'
  number: string
  kana: string
}

/** domain §3.1 user_group with its config and the functions that the platform has switched on for it. */
export interface DemoUserGroup {
  id: number
  key: string
  kind: Kind
  name: string
  nameKana: string | null
  country: string
  address: string
  phone: string
  registrationNumber: string | null
  corporateNumber: string | null
  baseCurrency: string
  locale: Locale
  fiscalStartMonth: number
  defaultTradeRequesteeId: number | null
  supplierStartId: number | null
  agreedTermsAt: string | null
  tester: boolean
  enabledFunctions: FunctionKey[]
  bankAccounts: DemoBankAccount[]
  config: {
    allowSkuNamesFreeInput: boolean
    taxRounding: Rounding
    lineRounding: Rounding
    overDeliveryPct: string
    selfApproval: boolean
    holidayShift: 'previous' | 'next'
  } | null
}

export interface DemoSuperGroup {
  id: number
  name: string
  userGroupIds: number[]
}

export interface DemoUser {
  id: number
  key: string
  email: string
  name: string
  locale: Locale
}

export interface DemoMembership {
  id: number
  userId: number
  userGroupId: number
  role: Role
  functions: FunctionKey[]
}

export interface DemoConcierge {
  id: number
  userId: number
  userGroupId: number
}

/** domain §3.1 group_relation: `partnerId` works for `userGroupId`. */
export interface DemoGroupRelation {
  id: number
  userGroupId: number
  partnerId: number
  partnerCode: string
  status: 'prospect' | 'pending_approval' | 'active' | 'suspended'
  currency: string
  protectedSubcontractor: boolean
  minLot: string | null
  leadDays: number | null
}

export interface DemoTeam {
  id: number
  userGroupId: number
  name: string
  userIds: number[]
}

export interface DemoTeamAssignment {
  id: number
  brandId: number
  teamId: number
  role: 'md' | 'production' | 'sales' | 'qc' | 'accounting'
}

export interface DemoBrand {
  id: number
  key: string
  userGroupId: number
  code: string
  name: string
  position: number
  /** First months of its seasons, 1..12. */
  seasonStartMonths: number[]
  /** Percent of the list price. */
  defaultCostRate: string
  tags: string[]
}

export interface DemoSubBrand {
  id: number
  brandId: number
  code: string
  name: string
  position: number
}

export interface DemoSeason {
  id: number
  userGroupId: number
  code: string
  name: string
  startsOn: string
  endsOn: string
}

/** A node of the tree that holds for the whole organisation. */
export interface DemoGroupCategory {
  id: number
  userGroupId: number
  parentId: number | null
  layer: number
  code: string
  name: string
  position: number
}

/** A node of the tree of one brand. */
export interface DemoBrandCategory {
  id: number
  brandId: number
  parentId: number | null
  layer: number
  code: string
  name: string
  position: number
}

export interface DemoColor {
  id: number
  userGroupId: number
  code: string
  name: string
  nameEn: string
  nameZh: string
  hex: string
  family: string
}

export interface DemoSize {
  id: number
  userGroupId: number
  code: string
  name: string
  position: number
}

export const merchandisingStatuses = [
  'idea',
  'planned',
  'in_development',
  'confirmed',
  'released',
  'closed',
  'dropped',
] as const
export type MerchandisingStatus = (typeof merchandisingStatuses)[number]

/** domain §3.14 merchandising. Without categories it lies in the uncategorised tray. */
export interface DemoMerchandising {
  id: number
  userGroupId: number
  brandId: number
  seasonId: number
  /** 品番: brand code, season year, serial. */
  code: string
  name: string
  releaseOn: string
  status: MerchandisingStatus
  quantity: string
  listPrice: string
  unitCost: string
  /** Planned share of the list value given away, percent. */
  markdownPct: string
  /** Plan of sales at the till, list value less markdown. */
  salesPlan: string
  template: boolean
  tags: string[]
  /** Leaves; none or one of each tree. */
  groupCategoryId: number | null
  brandCategoryId: number | null
  colorIds: number[]
  sizeIds: number[]
  createdById: number
  createdAt: string
  updatedAt: string
}

/** A picture of a product. The bytes come from `drawGarment(sketch)`, so that thousands need no memory. */
export interface DemoMdFile {
  id: number
  merchandisingId: number
  kind: 'image'
  position: number
  primary: boolean
  name: string
  contentType: 'image/svg+xml'
  colorId: number
  sketch: Garment
}

/** One saved change: which fields, from what, to what (domain §3.14 md_version). */
export interface DemoMdVersion {
  id: number
  merchandisingId: number
  version: number
  userId: number
  at: string
  changes: { field: string; before: string | null; after: string | null }[]
}

/** domain §3.14 md_budget of a brand, a leaf of the organisation's tree and a month (`YYYY-MM`). */
export interface DemoMdBudget {
  id: number
  userGroupId: number
  brandId: number
  seasonId: number
  groupCategoryId: number
  period: string
  sales: string
  markdown: string
  bomStock: string
  eomStock: string
  onOrder: string
}

export interface DemoDataset {
  userGroups: DemoUserGroup[]
  superGroups: DemoSuperGroup[]
  users: DemoUser[]
  memberships: DemoMembership[]
  concierges: DemoConcierge[]
  groupRelations: DemoGroupRelation[]
  teams: DemoTeam[]
  teamAssignments: DemoTeamAssignment[]
  brands: DemoBrand[]
  subBrands: DemoSubBrand[]
  seasons: DemoSeason[]
  groupCategories: DemoGroupCategory[]
  brandCategories: DemoBrandCategory[]
  colors: DemoColor[]
  sizes: DemoSize[]
  merchandisings: DemoMerchandising[]
  mdFiles: DemoMdFile[]
  mdVersions: DemoMdVersion[]
  mdBudgets: DemoMdBudget[]
}
