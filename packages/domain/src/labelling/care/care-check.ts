import { careCategories, currentCareEdition, type CareCategory, type CareEdition } from './care-edition.ts'
import { findCareSymbol } from './care-lookup.ts'
import { findFibre } from '../composition/fibre-terms.ts'
import { labelError, labelWarning, type LabelFinding } from '../label/label-finding.ts'

export interface CareChoice {
  edition: CareEdition
  codes: readonly number[]
  /** Categories left without a symbol on purpose: every treatment is allowed there. */
  unrestricted: readonly CareCategory[]
}

const forbidsWash = 100
const forbidsDry = 600
const forbidsWet = 700
const allowsChlorine = 220
const highHeat = 320

/**
 * What is wrong or doubtful about a choice of symbols: fields `edition`, `symbols` and `symbols.<place>` (domain §3.3).
 * `fibres` are keys of the whole product's fibres, for what wool, silk and down cannot bear.
 */
export function checkCare(choice: CareChoice, fibres: readonly string[]): LabelFinding[] {
  return [
    ...checkEdition(choice.edition),
    ...checkCodes(choice),
    ...checkCategories(choice),
    ...checkConflicts(choice.codes, fibres),
  ]
}

function checkEdition(edition: CareEdition): LabelFinding[] {
  if (edition === currentCareEdition) return []
  return [labelWarning('edition_superseded', 'edition', { edition, current: currentCareEdition })]
}

function checkCodes({ codes, edition }: CareChoice): LabelFinding[] {
  const taken = new Map<CareCategory, number>()
  return codes.flatMap((code, place) => {
    const field = `symbols.${place}`
    const symbol = findCareSymbol(code, edition)
    if (!symbol) return [labelError('symbol_unknown', field, { code, edition })]
    const { category } = symbol
    const before = taken.get(category)
    if (before !== undefined) return [labelError('category_repeated', field, { category, code, before })]
    taken.set(category, code)
    return []
  })
}

function checkCategories({ codes, unrestricted, edition }: CareChoice): LabelFinding[] {
  const chosen = new Set(codes.map((code) => findCareSymbol(code, edition)?.category))
  return careCategories.flatMap((category) => {
    const left = unrestricted.includes(category)
    if (!chosen.has(category)) return left ? [] : [labelWarning('category_missing', 'symbols', { category })]
    return left ? [labelError('category_not_unrestricted', 'symbols', { category })] : []
  })
}

function checkConflicts(codes: readonly number[], fibres: readonly string[]): LabelFinding[] {
  const has = (code: number) => codes.includes(code)
  const fieldOf = (code: number) => `symbols.${codes.indexOf(code)}`
  const terms = fibres.flatMap((key) => findFibre(key) ?? [])
  const delicate = terms.filter(({ woolFamily, key }) => woolFamily || key === 'silk').map(({ key }) => key)
  const filled = terms.filter(({ key }) => key === 'down').map(({ key }) => key)
  const found: LabelFinding[] = []
  if ([forbidsWash, forbidsDry, forbidsWet].every(has)) found.push(labelWarning('nothing_cleans', 'symbols'))
  if (has(allowsChlorine) && delicate.length > 0) {
    found.push(labelWarning('chlorine_on_wool_or_silk', fieldOf(allowsChlorine), { fibres: delicate }))
  }
  if (has(highHeat) && filled.length > 0) {
    found.push(labelWarning('high_heat_on_down', fieldOf(highHeat), { fibres: filled }))
  }
  return found
}
