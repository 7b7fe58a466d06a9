/** What is ordered, as the acts tell it apart. `sale` is goods that the supplier designed and stocks: no act covers it. */
export const workKinds = [
  'manufacturing',
  'repair',
  'program',
  'transport_storage_data',
  'specified_transport',
  'information_work',
  'service',
  'sale',
] as const
export type WorkKind = (typeof workKinds)[number]

/** Sizes that make a buyer large beside its supplier: capital in yen, regular employees (trade-law B1). */
export interface SizeSteps {
  /** The buyer has more than `over` and no more than `buyerUpTo`; the supplier has at most `over`. */
  readonly capital: readonly { readonly over: string; readonly buyerUpTo: string | null }[]
  readonly employees: number
}

const making: SizeSteps = {
  capital: [
    { over: '300000000', buyerUpTo: null },
    { over: '10000000', buyerUpTo: '300000000' },
  ],
  employees: 300,
}

const serving: SizeSteps = {
  capital: [
    { over: '50000000', buyerUpTo: null },
    { over: '10000000', buyerUpTo: '50000000' },
  ],
  employees: 100,
}

export const sizeSteps: Readonly<Record<Exclude<WorkKind, 'sale'>, SizeSteps>> = {
  manufacturing: making,
  repair: making,
  program: making,
  transport_storage_data: making,
  specified_transport: making,
  information_work: serving,
  service: serving,
}
