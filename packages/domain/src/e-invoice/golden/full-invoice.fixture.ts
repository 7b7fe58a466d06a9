import type { AdjustmentDraft, EInvoiceDraft, LineDraft } from '../making/draft.ts'
import { brand, maker } from './golden-cases.fixture.ts'

const day = { start: '2026-11-05', end: '2026-11-06' }

const line: LineDraft = {
  name: 'ニット N-101 BLK/M',
  description: '秋冬 2026',
  note: '検品済',
  quantity: '24',
  unit: 'H87',
  price: '34800',
  baseQuantity: '12',
  category: 'S',
  adjustments: [
    { kind: 'allowance', amount: '1500', reasonCode: '95', reason: '値引' },
    { kind: 'charge', amount: '500', reasonCode: 'CG', reason: '洗い' },
  ],
  period: day,
  deliveryNotes: ['D-1105'],
  order: { id: 'PO-2609-00031', lineId: '1' },
  despatch: 'S-1105',
  sellerCode: 'N-101',
  buyerCode: '27SS-001',
  gtin: '4901234567894',
  hsCode: '611020',
  origin: 'JP',
  attributes: [{ name: '表示単位名称', value: '着' }],
  accountingCost: '4100',
}

const other = (category: LineDraft['category'], name: string): LineDraft => ({
  name,
  quantity: '10',
  unit: 'C62',
  price: '1000',
  category,
  exemptionReason: category === 'S' || category === 'AA' ? undefined : '理由',
})

const both = (category: AdjustmentDraft['category']): AdjustmentDraft[] => [
  { kind: 'allowance', amount: '300', reasonCode: '95', reason: '値引', category },
  { kind: 'charge', amount: '700', reasonCode: 'FC', reason: '運賃', category },
]

/** An invoice in which every field of the table stands somewhere: what each rule can be broken on. */
export const fullDraft: EInvoiceDraft = {
  profile: 'jp_pint',
  number: 'INV-2611-00099',
  issueDate: '2026-11-30',
  dueDate: '2026-12-30',
  currency: 'JPY',
  period: { start: '2026-11-01', end: '2026-11-30' },
  note: '※は軽減税率対象\n二行目',
  buyerReference: '生産管理',
  accountingCost: '4100',
  order: { id: 'PO-2609-00031', salesOrder: 'SO-1' },
  contract: '基本-0012',
  project: '27SS',
  preceding: [{ number: 'INV-2610-00012', issueDate: '2026-10-31' }],
  seller: {
    ...maker,
    tradeName: '甲工房',
    legalForm: '株式会社',
    identifiers: [{ value: '123456:000123:0147:1', scheme: '0147' }],
    address: { ...maker.address, additionalStreet: '甲ビル', line: '三階' },
    contact: { person: '青木', telephone: '03-0000-0000', email: 'aoki@example.jp' },
  },
  buyer: {
    ...brand,
    tradeName: '乙',
    registrationNumber: 'T1010001000006',
    identifiers: [{ value: '654321:000321:0147:1', scheme: '0147' }],
    address: { ...brand.address, line: '北館' },
  },
  payee: {
    name: '丙ファクタリング',
    identifiers: [{ value: '123456:000124:0147:1', scheme: '0147' }],
    legalId: { value: '7000012050002', scheme: '0188' },
  },
  taxRepresentative: {
    name: '丁税理士法人',
    taxIds: [{ id: 'T7000012050002', scheme: 'VAT' }],
    address: { city: '新宿区', line: '五階', country: 'JP' },
  },
  delivery: {
    date: '2026-11-06',
    location: {
      id: { value: '123456:000125:0147:1', scheme: '0147' },
      address: { city: '札幌市', line: '倉庫', country: 'JP' },
    },
    name: '乙アパレル 札幌倉庫',
  },
  lines: [line, other('AA', '※焼菓子'), other('E', '教科書'), other('G', '輸出品'), other('O', '印紙')],
  adjustments: (['S', 'AA', 'E', 'G', 'O'] as const).flatMap(both),
  payments: [
    {
      id: 'P1',
      code: { value: '30', name: '振込' },
      remittance: 'INV-2611-00099',
      account: {
        id: { value: '0001:001:1:1234567' },
        name: 'ｶ)ｺｳ',
        branch: { id: '0001', address: { city: '千代田区', line: '一階', country: 'JP' } },
      },
    },
    { id: 'P2', code: { value: '48', name: 'カード' }, card: { number: '123456', network: 'JCB', holder: 'KO' } },
    { id: 'P3', code: { value: '49', name: '口座振替' }, mandate: { id: 'M-1', debitedAccount: '0001:001:1:7654321' } },
  ],
  terms: [{ meansId: 'P1', note: '月末締翌月末払', amount: { value: '100000', currency: 'JPY' }, due: '2026-12-30' }],
  prepaid: '10000',
  cashRounding: '-5',
  documents: [
    { id: { value: 'OBJ-1', scheme: 'ABT' }, type: '130' },
    {
      id: { value: '検品書' },
      description: '検品書',
      file: { value: 'aGVsbG8=', mediaType: 'application/pdf', filename: '検品書.pdf' },
      uri: 'https://example.jp/inspection',
    },
  ],
}
