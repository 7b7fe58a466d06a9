/**
 * One thing found on a label, without words: server and browser put the same code into words (domain §1, Errors).
 * An `error` must be mended before approval; a `warning` must be seen, and may be accepted.
 */
export interface LabelFinding {
  level: 'error' | 'warning'
  code: LabelFindingCode
  /** Where it belongs, as a dotted path: `parts.0.rows.1.percent`; null for the label as a whole. */
  field: string | null
  /** Figures and keys to put into the words. */
  meta: Readonly<Record<string, unknown>>
}

export const labelFindingCodes = [
  'edition_superseded',
  'symbol_unknown',
  'category_repeated',
  'category_missing',
  'category_not_unrestricted',
  'nothing_cleans',
  'chlorine_on_wool_or_silk',
  'high_heat_on_down',
  'iron_upgrade_open',
  'part_missing',
  'part_alone',
  'part_name_missing',
  'part_name_not_used',
  'part_repeated',
  'rows_missing',
  'fibre_missing',
  'fibre_not_designated',
  'fibre_repeated',
  'fibre_name_not_used',
  'percent_missing',
  'percent_not_used',
  'percent_invalid',
  'percent_sum',
  'percent_order',
  'bound_incomplete',
  'bound_too_low',
  'bound_mismatch',
  'decoration_too_much',
  'decoration_only',
  'list_too_short',
  'others_misplaced',
  'others_missing',
  'result_missing',
  'result_invalid',
  'out_of_tolerance',
  'fibre_not_on_label',
  'list_order_by_result',
  'labeller_missing',
  'contact_missing',
  'origin_missing',
] as const
export type LabelFindingCode = (typeof labelFindingCodes)[number]

type Meta = LabelFinding['meta']

export function labelError(code: LabelFindingCode, field: string | null, meta: Meta = {}): LabelFinding {
  return { level: 'error', code, field, meta }
}

export function labelWarning(code: LabelFindingCode, field: string | null, meta: Meta = {}): LabelFinding {
  return { level: 'warning', code, field, meta }
}
