/** Where a fault of a garment lies, as inspection sheets of the trade group them. */
export const defectParts = ['sewing', 'fabric', 'size', 'finish', 'trim', 'label', 'packing'] as const
export type DefectPart = (typeof defectParts)[number]

/** One kind of fault (domain §3.8). A critical one is never put right by a discount: it may hurt or is against the law. */
export interface DefectCode {
  readonly code: string
  readonly part: DefectPart
  readonly isCritical?: true
}

/** Faults by their codes; their words stand with the screens. */
export const defectCodes = [
  { code: 'S01', part: 'sewing' },
  { code: 'S02', part: 'sewing' },
  { code: 'S03', part: 'sewing' },
  { code: 'S04', part: 'sewing' },
  { code: 'F01', part: 'fabric' },
  { code: 'F02', part: 'fabric' },
  { code: 'F03', part: 'fabric' },
  { code: 'M01', part: 'size' },
  { code: 'M02', part: 'size' },
  { code: 'A01', part: 'finish' },
  { code: 'A02', part: 'finish' },
  { code: 'A03', part: 'finish' },
  { code: 'T01', part: 'trim' },
  { code: 'T02', part: 'trim' },
  { code: 'L01', part: 'label', isCritical: true },
  { code: 'L02', part: 'label' },
  { code: 'P01', part: 'packing' },
  { code: 'N01', part: 'finish', isCritical: true },
] as const satisfies readonly DefectCode[]
export type DefectCodeKey = (typeof defectCodes)[number]['code']

/** What becomes of faulty goods: put right, sent back, or kept at a lower price. */
export const defectTreatments = ['repair', 'return', 'discount'] as const
export type DefectTreatment = (typeof defectTreatments)[number]
/** What a claim asks for: the goods once more, or their price. */
export const claimRemedies = ['redelivery', 'credit'] as const
export type ClaimRemedy = (typeof claimRemedies)[number]

/** Whether a fault may be treated so: nobody keeps a garment with a needle in it for a lower price. */
export function mayTreat(code: string, treatment: DefectTreatment): boolean {
  const found: DefectCode | undefined = defectCodes.find((each) => each.code === code)
  return found !== undefined && !(found.isCritical && treatment === 'discount')
}

/** What a claim asks for to begin with: a price only where all faulty goods are kept. */
export const remedyFor = (treatments: readonly DefectTreatment[]): ClaimRemedy =>
  treatments.length > 0 && treatments.every((each) => each === 'discount') ? 'credit' : 'redelivery'
