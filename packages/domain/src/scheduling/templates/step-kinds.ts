/**
 * What a step is about, in the order goods come about (domain §3.4); words for it belong to whoever shows it. The first
 * twelve are those of bulk production.
 */
export const bulkStepKinds = [
  'spec_fixed',
  'fabric_order',
  'fabric_in',
  'trims_in',
  'pre_production_approved',
  'cutting',
  'sewing',
  'finishing',
  'inspection',
  'packing',
  'ship',
  'arrive',
] as const

/** Steps that only samples have. */
export const sampleStepKinds = ['pattern', 'fitting'] as const

export const stepKinds = [...bulkStepKinds, ...sampleStepKinds] as const
export type StepKind = (typeof stepKinds)[number]

/** Knit and cloth word their steps differently; everything else of a plan is the same. */
export const goodsConstructions = ['cloth', 'knit'] as const
export type GoodsConstruction = (typeof goodsConstructions)[number]

/** What a knit has in the place of a step of cloth. */
const knitWords = {
  fabric_order: 'yarn_order',
  fabric_in: 'yarn_in',
  pattern: 'knit_programme',
  cutting: 'knitting',
  sewing: 'linking',
} as const satisfies Partial<Record<StepKind, string>>

export type StepWord = StepKind | (typeof knitWords)[keyof typeof knitWords]

/** The key of the words for a step. */
export const stepWord = (kind: StepKind, construction: GoodsConstruction): StepWord =>
  construction === 'knit' && kind in knitWords ? knitWords[kind as keyof typeof knitWords] : kind

export const stepWords: readonly StepWord[] = [...stepKinds, ...Object.values(knitWords)]
