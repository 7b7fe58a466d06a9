import type {
  AuditEvent,
  Invitation,
  Member,
  OpenSession,
  Organisation,
  OrganisationRow,
  Supplier,
  UserProfile,
} from '@tsumugi/contract'
import { functionKeys } from '@tsumugi/domain'

export const demoOrganisation: Organisation = {
  id: 1,
  kind: 'brand',
  name: '白詰草アパレル(デモ)',
  nameKana: 'シロツメクサアパレル',
  country: 'JP',
  address: '東京都渋谷区神宮前0-0-1',
  phone: '03-0000-0001',
  registrationNumber: 'T7123456789012',
  registrationOverride: null,
  corporateNumber: '7123456789012',
  baseCurrency: 'JPY',
  locale: 'ja',
  fiscalStartMonth: 4,
  agreedTermsAt: '2025-04-01T01:00:00.000Z',
  enabledFunctions: functionKeys.slice(0, 8),
  lockVersion: 3,
  config: {
    allowSkuNamesFreeInput: true,
    lineRounding: 'down',
    taxRounding: 'down',
    overDeliveryPct: '0.0000',
    selfApproval: false,
    holidayShift: 'previous',
    fxSource: 'TTM',
    numberPrefixes: { invoice: 'INV-' },
    lockVersion: 1,
  },
  limits: {
    seats: 30,
    storageMegabytes: 20_480,
    usedMegabytes: 3_412,
    loginIpList: [],
    twoFactorRequired: false,
    closingLockOn: '2026-09-30',
  },
  bankAccounts: [
    {
      bankCode: '0000',
      bankName: 'デモ銀行',
      branchCode: '001',
      branchName: '本店営業部',
      kind: 'ordinary',
      accountNumber: '0000001',
      holder: 'ｼﾛﾂﾒｸｻｱﾊﾟﾚﾙ(ｶ',
    },
  ],
  closedDays: [{ closedOn: '2026-12-29', name: '年末休業' }],
  images: [],
  role: 'power_user',
  view: 'own',
}

const member = (id: number, name: string, more: Partial<Member> = {}): Member => ({
  id,
  userId: id,
  name,
  email: `demo${id}@shirotsume.example`,
  role: 'member',
  status: 'active',
  functions: null,
  teamIds: [],
  agreedTermsAt: '2025-04-01T01:00:00.000Z',
  lastSeenAt: '2026-11-20T03:00:00.000Z',
  twoFactor: false,
  lockVersion: 0,
  ...more,
})

export const demoMembers: Member[] = [
  member(1, '森下 あさ', { role: 'power_user', teamIds: [1], twoFactor: true }),
  member(2, '小川 みのり', { functions: ['merchandising', 'production_management'], teamIds: [1, 2] }),
  member(3, '白井 環', { role: 'owner' }),
  member(4, '浜田 湊', { status: 'suspended', functions: [], lastSeenAt: null }),
]

export const demoInvitations: Invitation[] = [
  {
    id: 1,
    email: 'new@shirotsume.example',
    name: 'new',
    role: 'member',
    functions: ['merchandising'],
    invitedBy: '森下 あさ',
    createdAt: '2026-11-20T00:00:00.000Z',
    expiresAt: '2026-11-27T00:00:00.000Z',
    expired: false,
  },
]

export const demoTeams = [
  { id: 1, name: 'MD企画', userIds: [1, 2], lockVersion: 0 },
  { id: 2, name: '生産管理', userIds: [2], lockVersion: 0 },
]

export const demoAudit: AuditEvent[] = [
  {
    id: 2,
    at: '2026-11-21T01:00:00.000Z',
    action: 'brand.ordered',
    user: { id: 1, name: '森下 あさ' },
    originalUser: { id: 14, name: '隅田 琴' },
    subjectKind: null,
    subjectId: null,
    detail: {},
    address: '203.0.113.7',
    requestId: 'r-2',
  },
  {
    id: 1,
    at: '2026-11-20T01:00:00.000Z',
    action: 'session.signed_in',
    user: { id: 1, name: '森下 あさ' },
    originalUser: null,
    subjectKind: 'account',
    subjectId: 1,
    detail: {},
    address: '203.0.113.7',
    requestId: 'r-1',
  },
]

const supplier = (id: number, name: string, more: Partial<Supplier> = {}): Supplier => ({
  id,
  partner: {
    id: id + 2,
    kind: 'supplier',
    name,
    nameKana: null,
    country: 'JP',
    address: '愛知県江南市古知野町0-0-3',
    phone: '0587-00-0003',
    registrationNumber: 'T5999901000003',
    agreedTermsAt: '2025-04-15T00:00:00.000Z',
  },
  partnerCode: `S-00${id}`,
  status: 'active',
  steps: ['suspend'],
  termsId: null,
  currency: 'JPY',
  protectedSubcontractor: true,
  basicContractOn: '2025-04-20',
  categories: ['シャツ', 'ブラウス'],
  minLot: '50.00',
  leadDays: 45,
  rating: 5,
  note: '',
  documentCount: 0,
  createdAt: '2025-04-20T00:00:00.000Z',
  updatedAt: '2025-04-20T00:00:00.000Z',
  lockVersion: 2,
  ...more,
})

export const demoSuppliers: Supplier[] = [
  supplier(1, '江南縫製(デモ)'),
  supplier(5, '山彦ソーイング(デモ)', { status: 'prospect', steps: ['activate'], basicContractOn: null, rating: null }),
  supplier(6, '三河ニット工房(デモ)', { status: 'pending_approval', steps: [], protectedSubcontractor: false }),
]

export const demoProfile: UserProfile = {
  id: 1,
  name: '森下 あさ',
  email: 'asa.morishita@shirotsume.example',
  locale: 'ja',
  hasPassword: true,
  twoFactor: { enabledAt: null, recoveryCodesLeft: 0, requiredBy: [] },
  memberships: [{ id: 1, userGroup: { id: 1, name: '白詰草アパレル(デモ)', kind: 'brand' }, role: 'power_user' }],
  notificationPreferences: { approval: 'mail' },
}

const chrome =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'
export const demoSessions: OpenSession[] = [true, false].map((current, at) => ({
  id: at + 1,
  createdAt: '2026-11-20T00:00:00.000Z',
  seenAt: '2026-11-21T00:00:00.000Z',
  expiresAt: '2026-12-21T00:00:00.000Z',
  address: `203.0.113.${at + 7}`,
  agent: chrome,
  userGroupName: '白詰草アパレル(デモ)',
  originalUser: null,
  remembered: false,
  twoFactor: false,
  current,
}))

export const demoRows: OrganisationRow[] = [
  {
    id: 1,
    kind: 'brand',
    name: '白詰草アパレル(デモ)',
    country: 'JP',
    registrationNumber: 'T7123456789012',
    agreedTermsAt: '2025-04-01T01:00:00.000Z',
    suspendedAt: null,
    standing: 'agreed',
    tester: false,
    memberCount: 5,
    enabledFunctions: [...functionKeys],
    lastActiveAt: '2026-11-21T00:00:00.000Z',
    lockVersion: 0,
  },
  {
    id: 7,
    kind: 'supplier',
    name: '山彦ソーイング(デモ)',
    country: 'JP',
    registrationNumber: null,
    agreedTermsAt: null,
    suspendedAt: null,
    standing: 'prospect',
    tester: false,
    memberCount: 1,
    enabledFunctions: [],
    lastActiveAt: null,
    lockVersion: 0,
  },
]
