/** Rows of the ledger as they travel. */
export const row = (id: number, more: object = {}) => ({
  id,
  invoice: { id: 100 + id, number: `INV2611-0000${id}`, title: '10月締 製品代' },
  part: 1,
  parts: 1,
  partner: { id: 21, name: '江南縫製(デモ)' },
  currency: 'JPY',
  method: 'bank',
  amount: '1100000',
  held: '0',
  settled: '0',
  cleared: '0',
  reserved: '0',
  open: '1100000',
  interest: '0',
  status: 'open',
  bucket: 'not_due',
  issued_on: '2026-11-01',
  received_on: '2026-10-20',
  due_on: '2026-11-30',
  pay_on: '2026-11-30',
  legal_on: '2026-12-19',
  pay_day: 42,
  is_protected: true,
  lock_version: 3,
  ...more,
})

export const rows = [
  row(1, { held: '144276', status: 'open' }),
  row(2, { cleared: '55000', open: '1045000', status: 'part_paid' }),
  row(3, { interest: '4000', bucket: 'late_1', due_on: '2026-11-20', pay_on: '2026-11-20', part: 1, parts: 2 }),
  row(4, { held: '1100000', status: 'held', received_on: null, legal_on: null, pay_day: null }),
  row(5, { settled: '1100000', open: '0', status: 'paid' }),
]

const counts = { open: 4, late: 1, held: 2, settled: 1, all: 5 }
export const listOf = (data: readonly object[]) => ({
  data,
  pagination: {
    current_page: 1,
    limit_value: 50,
    next_page: null,
    prev_page: null,
    total_count: data.length,
    total_pages: 1,
  },
  today: '2026-11-24',
  tabs: Object.entries(counts).map(([tab, count]) => ({ tab, count })),
})

const ageing = { not_due: '3245000', late_1: '1100000', late_31: '0', late_61: '0', late_91: '0' }
export const figures = {
  today: '2026-11-24',
  currencies: [
    {
      currency: 'JPY',
      count: 4,
      open: '4345000',
      held: '1244276',
      late: '1100000',
      due_this_week: '0',
      ageing,
      weeks: Array.from({ length: 12 }, (_, at) => ({
        week: new Date(Date.UTC(2026, 10, 23 + at * 7)).toISOString().slice(0, 10),
        invoiced: at === 1 ? '3245000' : '0',
        ordered: at === 5 ? '1800000' : '0',
      })),
      partners: [
        {
          partner: { id: 21, name: '江南縫製(デモ)' },
          currency: 'JPY',
          open: '4345000',
          held: '1244276',
          unapplied: '12000',
          ageing,
          ordered: '1800000',
          limit: '5000000',
          is_over_limit: true,
        },
      ],
    },
  ],
}

const made = {
  id: 7,
  view: 'payables',
  layout: 'yayoi',
  from: '2026-10-01',
  until: '2026-10-31',
  entries: 2,
  amount: '1150000',
  sha256: 'ab',
  exported_by: '経理 太郎',
  exported_at: '2026-11-05T01:00:00Z',
}
/** The journals of a period as they travel. */
export const journals = {
  made,
  preview: {
    count: 2,
    amount: '1150000',
    sums: [
      { account: 'purchases', name: '仕入高', debit: '1100000', credit: '0' },
      { account: 'payable', name: '買掛金', debit: '50000', credit: '1100000' },
      { account: 'bank', name: '普通預金', debit: '0', credit: '50000' },
    ],
    omissions: [
      {
        kind: 'invoice',
        on: '2026-10-20',
        number: 'INV2610-00009',
        partner: '江南縫製(デモ)',
        currency: 'USD',
        amount: '1200.5',
        reason: 'foreign_currency',
      },
    ],
    unwritable: [],
    closed_until: '2026-09-30',
    accounts: [
      { account: 'purchases', name: '仕入高', usual: '仕入高' },
      { account: 'payable', name: '買掛金', usual: '買掛金' },
    ],
    exports: [{ ...made, is_overlapping: true }],
  },
}

export const nettings = {
  nettings: [
    {
      id: 9,
      partner: { id: 21, name: '江南縫製(デモ)' },
      currency: 'JPY',
      amount: '165000',
      note: '',
      status: 'proposed',
      proposed_on: '2026-11-20',
      answered_on: null,
      is_ours: true,
      lock_version: 0,
    },
  ],
  possible: [{ partner: { id: 22, name: '染織倉庫(デモ)' }, currency: 'JPY', amount: '55000' }],
}
