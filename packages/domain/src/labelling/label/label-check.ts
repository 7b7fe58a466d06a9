import { checkCare, type CareChoice } from '../care/care-check.ts'
import { checkParts, type LabelPart } from './label-parts.ts'
import { labelError, type LabelFinding } from './label-finding.ts'

/** All of a label that rules look at (domain §3.3, quality_labeling). */
export interface LabelContent {
  care: CareChoice
  parts: readonly LabelPart[]
  labellerName: string
  /** One of the two must be told. */
  labellerAddress: string
  labellerPhone: string
  /** ISO 3166 alpha-2. */
  originCountry: string
}

/** Every finding on a label, composition first, as it is read. */
export function checkLabel(label: LabelContent): LabelFinding[] {
  const fibres = label.parts.flatMap(({ rows }) => rows.map(({ fibre }) => fibre))
  return [...checkParts(label.parts), ...checkCare(label.care, fibres), ...checkOrigin(label)]
}

/** Errors hold approval up, and so does a category nobody has decided about; other warnings may be accepted. */
export function blocksApproval({ level, code }: LabelFinding): boolean {
  return level === 'error' || code === 'category_missing'
}

function checkOrigin({ labellerName, labellerAddress, labellerPhone, originCountry }: LabelContent): LabelFinding[] {
  const found: LabelFinding[] = []
  if (!labellerName.trim()) found.push(labelError('labeller_missing', 'labellerName'))
  if (!labellerAddress.trim() && !labellerPhone.trim()) found.push(labelError('contact_missing', 'labellerPhone'))
  if (!/^[A-Z]{2}$/.test(originCountry)) found.push(labelError('origin_missing', 'originCountry', { originCountry }))
  return found
}
