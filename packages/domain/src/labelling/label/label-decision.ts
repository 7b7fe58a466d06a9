import { blocksApproval } from './label-check.ts'
import type { LabelFinding } from './label-finding.ts'

/** What names a finding while a label is edited: its code and its place. */
export function findingKey({ code, field }: Pick<LabelFinding, 'code' | 'field'>): string {
  return `${code}@${field ?? ''}`
}

/** Findings that hold a label up: errors, undecided categories, and warnings nobody has accepted (domain §3.3). */
export function openFindings(findings: readonly LabelFinding[], accepted: readonly string[]): LabelFinding[] {
  return findings.filter((finding) => blocksApproval(finding) || !accepted.includes(findingKey(finding)))
}
