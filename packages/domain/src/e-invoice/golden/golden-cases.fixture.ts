import type { EInvoiceDraft, LineDraft, PartyDraft } from '../making/draft.ts'
import { correctionOf, spreadAllowance } from '../making/follow-up.ts'

/** One golden case: what goes in, and its totals: lines, without tax, tax, with tax, due. */
export interface GoldenCase {
  readonly name: string
  readonly draft: EInvoiceDraft
  readonly totals: readonly [lines: string, exTax: string, tax: string, incTax: string, payable: string]
  /** Tax per rate in the order of the document. */
  readonly taxes: readonly string[]
}

export const maker: PartyDraft = {
  name: '株式会社甲',
  registrationNumber: 'T7000012050002',
  corporateNumber: '7000012050002',
  endpoint: { value: 'T7000012050002', scheme: '0221' },
  address: { street: '神宮前1-2-3', city: '渋谷区', postcode: '1500001', region: '東京都', country: 'JP' },
}

export const brand: PartyDraft = {
  name: '乙アパレル株式会社',
  corporateNumber: '1010001000006',
  endpoint: { value: '1010001000006', scheme: '0188' },
  address: { city: '大阪市', country: 'JP' },
  contact: { person: '生産管理' },
}

const head = {
  profile: 'jp_pint',
  number: 'INV-2611-00001',
  issueDate: '2026-11-30',
  dueDate: '2026-12-30',
  currency: 'JPY',
  period: { start: '2026-11-01', end: '2026-11-30' },
  seller: maker,
  buyer: brand,
  order: { id: 'PO-2609-00031' },
  payments: [
    {
      code: { value: '30' },
      remittance: 'INV-2611-00001',
      account: { id: { value: '0001:001:1:1234567' }, name: 'ｶ)ｺｳ' },
    },
  ],
  terms: [{ note: '月末締翌月末払' }],
} as const satisfies Partial<EInvoiceDraft>

const line = (quantity: string, price: string, more: Partial<LineDraft> = {}): LineDraft => ({
  name: 'ニット N-101 BLK/M',
  quantity,
  unit: 'H87',
  price,
  category: 'S',
  ...more,
})

const reduced = { name: '※焼菓子', category: 'AA' } as const
const bothRates = [line('77', '57'), line('57', '417'), line('83', '167', reduced), line('67', '197', reduced)]
const bases = [
  { category: 'S', amount: '28158' },
  { category: 'AA', amount: '27060' },
] as const
const freight = { name: '送料', unit: 'C62' }
const onDay = (day: string, note: string): Partial<LineDraft> => ({
  period: { start: day, end: day },
  deliveryNotes: [note],
})
const first: EInvoiceDraft = { ...head, lines: [line('180', '3480')] }

/** The twelve golden cases, to the yen. */
export const goldenCases: readonly GoldenCase[] = [
  {
    name: 'case-01-one-rate',
    draft: first,
    totals: ['626400', '626400', '62640', '689040', '689040'],
    taxes: ['62640'],
  },
  {
    name: 'case-02-two-rates',
    draft: { ...head, note: '※は軽減税率対象', lines: bothRates },
    totals: ['55218', '55218', '4979', '60197', '60197'],
    taxes: ['2815', '2164'],
  },
  {
    name: 'case-03-cut-fee',
    draft: {
      ...head,
      lines: [line('3.2', '1480', { name: '生地 W-20', unit: 'MTR' })],
      adjustments: [{ kind: 'charge', amount: '500', reasonCode: 'CAI', reason: 'カット代', category: 'S' }],
    },
    totals: ['4736', '5236', '523', '5759', '5759'],
    taxes: ['523'],
  },
  {
    name: 'case-04-discount-per-rate',
    draft: {
      ...head,
      lines: bothRates,
      adjustments: spreadAllowance('1000', bases, { reasonCode: '95', reason: '値引' }, 'JPY'),
    },
    totals: ['55218', '54218', '4889', '59107', '59107'],
    taxes: ['2764', '2125'],
  },
  {
    name: 'case-05-return',
    draft: {
      ...head,
      number: 'INV-2611-00005',
      preceding: [{ number: 'INV-2610-00012', issueDate: '2026-10-31' }],
      lines: [line('-3', '3480', { note: '2026-10-15' })],
    },
    totals: ['-10440', '-10440', '-1044', '-11484', '-11484'],
    taxes: ['-1044'],
  },
  {
    name: 'case-06-dollars',
    draft: { ...head, currency: 'USD', yenRate: '150.25', lines: [line('100', '12.3456')] },
    totals: ['1234.56', '1234.56', '123.45', '1358.01', '1358.01'],
    taxes: ['123.45'],
  },
  {
    name: 'case-07-month',
    draft: {
      ...head,
      lines: [
        line('100', '2980', onDay('2026-11-05', 'D-1105')),
        line('120', '2980', onDay('2026-11-18', 'D-1118')),
        line('-2', '2980', { ...onDay('2026-11-20', 'D-1105'), note: '2026-11-05' }),
        line('1', '8000', { ...onDay('2026-11-18', 'D-1118'), ...freight }),
      ],
    },
    totals: ['657640', '657640', '65764', '723404', '723404'],
    taxes: ['65764'],
  },
  {
    name: 'case-08-deposit',
    draft: { ...head, lines: [line('300', '1850')], prepaid: '200000', cashRounding: '-500' },
    totals: ['555000', '555000', '55500', '610500', '410000'],
    taxes: ['55500'],
  },
  {
    name: 'case-09-out-of-scope',
    draft: {
      ...head,
      lines: [
        line('10', '5000'),
        line('1', '1320', { name: '印紙代立替', unit: 'C62', category: 'O', exemptionReason: '立替金' }),
      ],
    },
    totals: ['51320', '51320', '5000', '56320', '56320'],
    taxes: ['5000', '0'],
  },
  {
    name: 'case-10-self-billing',
    draft: { ...head, profile: 'jp_selfbilling', lines: [line('500', '1200')] },
    totals: ['600000', '600000', '60000', '660000', '660000'],
    taxes: ['60000'],
  },
  {
    name: 'case-11-non-tax',
    draft: {
      ...head,
      profile: 'jp_nontax',
      seller: { ...maker, registrationNumber: undefined, endpoint: { value: '7000012050002', scheme: '0188' } },
      lines: [line('40', '2500')],
    },
    totals: ['100000', '100000', '0', '100000', '100000'],
    taxes: ['0'],
  },
  {
    name: 'case-12-correction',
    draft: correctionOf(
      { ...first, lines: [line('178', '3480')] },
      { number: 'INV-2611-00002', issueDate: '2026-11-30' },
      { number: 'INV-2611-00001', issueDate: '2026-11-30' },
    ),
    totals: ['619440', '619440', '61944', '681384', '681384'],
    taxes: ['61944'],
  },
]
