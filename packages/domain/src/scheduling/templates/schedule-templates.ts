import type { PhaseKind } from '../../production/phase.ts'
import type { StepKind } from './step-kinds.ts'

/** Which party of the production does a step. */
export type TemplateOwner = 'brand' | 'supplier'

/** Whose calendar a step is worked by; a carrier's has no closed days. */
export type TemplateCalendar = TemplateOwner | 'carrier'

export interface TemplateLink {
  readonly kind: StepKind
  /** In working days of the waiting step's calendar. */
  readonly lag: number
}

export interface TemplateStep {
  readonly kind: StepKind
  readonly owner: TemplateOwner
  readonly calendar: TemplateCalendar
  readonly workdays: number
  readonly after: readonly TemplateLink[]
  /** The other side confirms what its owner reports. */
  readonly isApprovedByPartner: boolean
}

type Row = readonly [
  StepKind,
  TemplateOwner,
  workdays: number,
  after?: readonly (StepKind | readonly [StepKind, number])[],
]

const carried: readonly StepKind[] = ['arrive']
const approved: readonly StepKind[] = ['pre_production_approved', 'inspection', 'arrive']

const template = (...rows: readonly Row[]): readonly TemplateStep[] =>
  rows.map(([kind, owner, workdays, after = []]) => ({
    kind,
    owner,
    calendar: carried.includes(kind) ? 'carrier' : owner,
    workdays,
    after: after.map((each) => (typeof each === 'string' ? { kind: each, lag: 0 } : { kind: each[0], lag: each[1] })),
    isApprovedByPartner: approved.includes(kind),
  }))

/** Samples: what is sewn, what it waits for, and how long it takes. */
const sample = (fabric: number, pattern: number, sewing: number): readonly TemplateStep[] =>
  template(
    ['spec_fixed', 'brand', 2],
    ['fabric_in', 'supplier', fabric, ['spec_fixed']],
    ['pattern', 'supplier', pattern, ['spec_fixed']],
    ['sewing', 'supplier', sewing, ['pattern', 'fabric_in']],
    ['ship', 'supplier', 1, ['sewing']],
    ['arrive', 'brand', 2, ['ship']],
    ['fitting', 'brand', 2, ['arrive']],
  )

const bulk = template(
  ['spec_fixed', 'brand', 5],
  ['fabric_order', 'brand', 3, ['spec_fixed']],
  ['fabric_in', 'supplier', 15, ['fabric_order']],
  ['trims_in', 'supplier', 8, ['spec_fixed']],
  ['pre_production_approved', 'brand', 5, ['fabric_in', 'trims_in']],
  ['cutting', 'supplier', 4, ['pre_production_approved']],
  // Sewing begins once the first bundles are cut.
  ['sewing', 'supplier', 10, [['cutting', -2]]],
  ['finishing', 'supplier', 3, [['sewing', -1]]],
  ['inspection', 'supplier', 2, ['finishing']],
  ['packing', 'supplier', 2, ['inspection']],
  ['ship', 'supplier', 1, ['packing']],
  ['arrive', 'brand', 5, ['ship']],
)

/** The steps a schedule begins with, by phase (domain §3.4); companies save their own beside them. */
export const scheduleTemplates: Readonly<Record<PhaseKind, readonly TemplateStep[]>> = {
  proto: sample(5, 3, 3),
  sample1: sample(8, 3, 4),
  sample2: sample(3, 2, 4),
  exhibition_sample: sample(10, 2, 8),
  pre_production: sample(5, 1, 3),
  bulk,
  // The specification stands, and the cloth is known.
  reorder: bulk.map((step) => (step.kind === 'spec_fixed' ? { ...step, workdays: 1 } : step)),
}
