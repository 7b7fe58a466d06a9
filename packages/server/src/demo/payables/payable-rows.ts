/** Where the factory wants its money; no such bank has this number. */
export const factoryAccount = {
  bankCode: '9999',
  bankName: 'デモ銀行',
  branchCode: '002',
  branchName: '江南支店',
  kind: 'ordinary',
  accountNumber: '7654321',
  holder: 'コウナンホウセイ',
} as const

/** How far a run of payments went that pays one bill; without `approvedOn` it waits for a second person. */
export interface DemoRun {
  readonly madeOn: string
  readonly payOn: string
  readonly approvedOn?: string
  /** Written for the bank on that day and transferred on the day to pay. */
  readonly exportedOn?: string
}

/** An order of the autumn that came whole, was billed and confirmed; the earlier one is paid as well. */
export interface DemoPayable {
  readonly title: string
  readonly item: string
  readonly description: string
  readonly unitPrice: string
  /** By size, in pieces. */
  readonly quantities: Readonly<Record<string, string>>
  readonly orderedOn: string
  readonly deliveredOn: string
  readonly billedOn: string
  readonly dueOn: string
  readonly run?: DemoRun
  /** Pieces of the first line that went back after the bill. */
  readonly returned?: { readonly quantity: string; readonly on: string }
}

export const demoPayables: readonly DemoPayable[] = [
  {
    title: '26秋冬 リブカットソー 本生産',
    item: 'SK26-302',
    description: 'リブカットソー',
    unitPrice: '1980',
    quantities: { S: '180', M: '320', L: '260' },
    orderedOn: '2026-10-02',
    deliveredOn: '2026-10-08',
    billedOn: '2026-10-10',
    dueOn: '2026-10-30',
    run: { madeOn: '2026-10-26', payOn: '2026-10-30', approvedOn: '2026-10-27', exportedOn: '2026-10-27' },
  },
  {
    title: '26秋冬 コーデュロイパンツ 本生産',
    item: 'SK26-318',
    description: 'コーデュロイパンツ',
    unitPrice: '3240',
    quantities: { S: '90', M: '180', L: '150' },
    orderedOn: '2026-10-03',
    deliveredOn: '2026-10-09',
    billedOn: '2026-10-31',
    dueOn: '2026-11-30',
    returned: { quantity: '6', on: '2026-11-12' },
    run: { madeOn: '2026-11-19', payOn: '2026-11-30', approvedOn: '2026-11-20' },
  },
  {
    title: '26秋冬 キルトベスト 本生産',
    item: 'SK26-330',
    description: 'キルトベスト',
    unitPrice: '4620',
    quantities: { M: '120', L: '100' },
    orderedOn: '2026-10-05',
    deliveredOn: '2026-10-28',
    billedOn: '2026-11-20',
    dueOn: '2026-12-25',
    run: { madeOn: '2026-11-20', payOn: '2026-12-25' },
  },
]

/** Due with the next payments and in no run yet: there is something to gather. */
export const openPayables: readonly DemoPayable[] = [
  {
    title: '26秋冬 ウールスカート 本生産',
    item: 'SK26-341',
    description: 'ウールスカート',
    unitPrice: '3680',
    quantities: { S: '60', M: '120', L: '80' },
    orderedOn: '2026-10-06',
    deliveredOn: '2026-10-20',
    billedOn: '2026-11-16',
    dueOn: '2026-11-30',
  },
]
