import { findCareSymbol, inPrintedOrder } from './care-lookup.ts'
import { labelError, type LabelFinding } from '../label/label-finding.ts'

/** What 510 of 2014, an iron without steam, may become: with steam or still without. */
export const ironUpgrades = [510, 511] as const
export type IronUpgrade = (typeof ironUpgrades)[number]

export interface CareUpgrade {
  /** The codes in the edition of 2024, in printed order; a 510 nobody has decided about is left out. */
  codes: number[]
  /** Codes that stay but now say something else. */
  changed: number[]
  findings: LabelFinding[]
}

/**
 * Carries codes of 2014 over to 2024. Only a person can say whether a 510 may now take steam, so without `iron` the
 * answer holds `iron_upgrade_open` instead of that symbol (domain §3.3).
 */
export function upgradeCare(codes: readonly number[], iron: IronUpgrade | null): CareUpgrade {
  const findings: LabelFinding[] = []
  const carried = codes.flatMap((code, place): number[] => {
    const field = `symbols.${place}`
    if (!findCareSymbol(code, '2014')) {
      findings.push(labelError('symbol_unknown', field, { code, edition: '2014' }))
      return []
    }
    if (code !== 510) return [code]
    if (iron === null) findings.push(labelError('iron_upgrade_open', field, { code, choices: ironUpgrades }))
    return iron === null ? [] : [iron]
  })
  const changed = carried.filter((code) => {
    const before = findCareSymbol(code, '2014')
    return before !== null && before !== findCareSymbol(code, '2024')
  })
  return { codes: inPrintedOrder(carried), changed, findings }
}
