import type { FunctionKey, Kind } from '@tsumugi/domain'
import type { DemoGroupRelation, DemoSuperGroup, DemoUserGroup } from '../demo-rows.ts'

export const brandFunctions: FunctionKey[] = [
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
]
export const supplierFunctions: FunctionKey[] = [
  'production_management',
  'production_schedule',
  'material_market',
  'project_and_trade',
  'matching',
  'fedi',
]
export const tradeFunctions: FunctionKey[] = [
  'production_management',
  'production_schedule',
  'material_market',
  'project_and_trade',
  'fedi',
]
export const distributorFunctions: FunctionKey[] = ['material_market', 'fedi', 'extension_field_definition.create']
export const adminFunctions: FunctionKey[] = ['material_market', 'matching']

const groups: (Pick<DemoUserGroup, 'key' | 'kind' | 'name' | 'address' | 'phone'> & Partial<DemoUserGroup>)[] = [
  {
    key: 'shirotsume',
    kind: 'brand',
    name: '白詰草アパレル(デモ)',
    nameKana: 'シロツメクサアパレル',
    address: '東京都渋谷区神宮前0-0-1',
    phone: '03-0000-0001',
    registrationNumber: 'T7999901000001',
    defaultTradeRequesteeId: 8,
    agreedTermsAt: '2025-04-01T01:00:00.000Z',
  },
  {
    key: 'shiokaze',
    kind: 'brand',
    name: '潮風衣料(デモ)',
    nameKana: 'シオカゼイリョウ',
    address: '神奈川県鎌倉市材木座0-0-2',
    phone: '0467-00-0002',
    registrationNumber: 'T6999901000002',
    agreedTermsAt: '2025-06-10T02:30:00.000Z',
    fiscalStartMonth: 3,
    config: { ...usualConfig(), allowSkuNamesFreeInput: false },
  },
  {
    key: 'konan',
    kind: 'supplier',
    name: '江南縫製(デモ)',
    nameKana: 'コウナンホウセイ',
    address: '愛知県江南市古知野町0-0-3',
    phone: '0587-00-0003',
    registrationNumber: 'T5999901000003',
    supplierStartId: 1,
    agreedTermsAt: '2025-04-15T00:00:00.000Z',
  },
  {
    key: 'mikawa',
    kind: 'supplier',
    name: '三河ニット工房(デモ)',
    nameKana: 'ミカワニットコウボウ',
    address: '愛知県豊橋市花田町0-0-4',
    phone: '0532-00-0004',
    registrationNumber: 'T4999901000004',
    supplierStartId: 1,
    agreedTermsAt: '2025-05-02T00:00:00.000Z',
  },
  {
    key: 'hangzhou',
    kind: 'supplier',
    name: '杭州云锦服装(デモ)',
    nameKana: null,
    country: 'CN',
    address: '浙江省杭州市萧山区0号',
    phone: '+86-571-0000-0005',
    baseCurrency: 'CNY',
    locale: 'zh-CN',
    fiscalStartMonth: 1,
    supplierStartId: 1,
    agreedTermsAt: '2025-07-20T03:00:00.000Z',
  },
  {
    key: 'danang',
    kind: 'supplier',
    name: 'Đà Nẵng Garment (デモ)',
    nameKana: null,
    country: 'VN',
    address: '0 Đường Demo, Hải Châu, Đà Nẵng',
    phone: '+84-236-000-0006',
    baseCurrency: 'USD',
    locale: 'en',
    fiscalStartMonth: 1,
    supplierStartId: 1,
    agreedTermsAt: '2025-09-01T03:00:00.000Z',
  },
  {
    key: 'yamabiko',
    kind: 'supplier',
    name: '山彦ソーイング(デモ)',
    nameKana: 'ヤマビコソーイング',
    address: '福島県会津若松市大町0-0-7',
    phone: '0242-00-0007',
    registrationNumber: 'T1999901000007',
    supplierStartId: 1,
  },
  {
    key: 'watashibune',
    kind: 'trade',
    name: '渡舟商事(デモ)',
    nameKana: 'ワタシブネショウジ',
    address: '大阪府大阪市中央区船場0-0-8',
    phone: '06-0000-0008',
    registrationNumber: 'T9999901000008',
    agreedTermsAt: '2025-04-10T00:00:00.000Z',
  },
  {
    key: 'someori',
    kind: 'distributor',
    name: '染織倉庫(デモ)',
    nameKana: 'ソメオリソウコ',
    address: '京都府京都市中京区室町通0-0-9',
    phone: '075-000-0009',
    registrationNumber: 'T2999901000006',
    agreedTermsAt: '2025-04-20T00:00:00.000Z',
  },
  {
    key: 'platform',
    kind: 'admin',
    name: 'つむぎ運営(デモ)',
    nameKana: 'ツムギウンエイ',
    address: '東京都墨田区両国0-0-10',
    phone: '03-0000-0010',
    registrationNumber: 'T3999901000005',
    agreedTermsAt: '2025-01-06T00:00:00.000Z',
  },
  {
    key: 'annai',
    kind: 'trade',
    name: 'つむぎ案内所(デモ)',
    nameKana: 'ツムギアンナイジョ',
    address: '東京都墨田区両国0-0-11',
    phone: '03-0000-0011',
    agreedTermsAt: '2025-01-08T00:00:00.000Z',
    tester: true,
  },
]

const functionsOf: Record<Kind, FunctionKey[]> = {
  brand: brandFunctions,
  supplier: supplierFunctions,
  trade: tradeFunctions,
  distributor: distributorFunctions,
  admin: adminFunctions,
}

/** Eleven invented companies. Registration numbers carry a right check digit but an office that does not exist. */
export const userGroups: DemoUserGroup[] = groups.map((group, at) => ({
  id: at + 1,
  nameKana: null,
  country: 'JP',
  registrationNumber: null,
  corporateNumber: group.registrationNumber?.slice(1) ?? null,
  baseCurrency: 'JPY',
  locale: 'ja',
  fiscalStartMonth: 4,
  defaultTradeRequesteeId: null,
  supplierStartId: null,
  agreedTermsAt: null,
  tester: false,
  enabledFunctions: functionsOf[group.kind],
  bankAccounts: [],
  config: group.kind === 'admin' ? null : usualConfig(),
  ...group,
}))

userGroups[0]!.bankAccounts = [
  { bank: '0000', branch: '001', type: 'ordinary', number: '0000001', kana: 'シロツメクサアパレル(カ' },
  { bank: '0000', branch: '102', type: 'current', number: '0000012', kana: 'シロツメクサアパレル(カ' },
]
userGroups[1]!.bankAccounts = [
  { bank: '0009', branch: '007', type: 'ordinary', number: '0000002', kana: 'シオカゼイリョウ(カ' },
]

export const superGroups: DemoSuperGroup[] = [{ id: 1, name: '野原ホールディングス(デモ)', userGroupIds: [1, 2] }]

export const groupRelations: DemoGroupRelation[] = [
  relation(1, 1, 3, 'S-001', 'active', 'JPY', true, '50', 45),
  relation(2, 1, 4, 'S-002', 'active', 'JPY', true, '30', 50),
  relation(3, 1, 5, 'S-003', 'active', 'CNY', false, '300', 60),
  relation(4, 1, 6, 'S-004', 'active', 'USD', false, '500', 75),
  relation(5, 1, 7, 'S-005', 'pending_approval', 'JPY', true, '100', 40),
  relation(6, 1, 8, 'T-001', 'active', 'JPY', false, null, null),
  relation(7, 1, 9, 'D-001', 'active', 'JPY', false, null, 10),
  relation(8, 2, 3, '101', 'active', 'JPY', true, '50', 45),
  relation(9, 2, 9, '201', 'active', 'JPY', false, null, 10),
  relation(10, 8, 3, 'F-001', 'active', 'JPY', true, '50', 45),
]

function usualConfig(): NonNullable<DemoUserGroup['config']> {
  return {
    allowSkuNamesFreeInput: true,
    taxRounding: 'down',
    lineRounding: 'down',
    overDeliveryPct: '0',
    selfApproval: false,
    holidayShift: 'previous',
  }
}

function relation(
  id: number,
  userGroupId: number,
  partnerId: number,
  partnerCode: string,
  status: DemoGroupRelation['status'],
  currency: string,
  protectedSubcontractor: boolean,
  minLot: string | null,
  leadDays: number | null,
): DemoGroupRelation {
  return { id, userGroupId, partnerId, partnerCode, status, currency, protectedSubcontractor, minLot, leadDays }
}
