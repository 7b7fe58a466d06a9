import { splitByRatio } from '../quantity/largest-remainder.ts'
import { rollsFor } from '../quantity/requirement.ts'
import { compare, greater, isDecimal, minus, round, sum, times, type Decimal } from '../money/decimal.ts'
import { lineRequirement, type CostLine, type CostScope } from './cost-line.ts'

/** What is counted, and never bought in parts. */
const counted: readonly string[] = ['pc', 'set', 'roll', 'cone', 'dozen', 'gross']

/** What to order for a line, in its unit. */
export interface Buying {
  readonly requirement: Decimal
  readonly quantity: Decimal
  /** Rolls, reels or bags; null where nothing is said of them. */
  readonly packs: Decimal | null
  readonly left: Decimal
  /** The least order asks for more than is needed. */
  readonly isRaised: boolean
}

/** Requirement → whole packs and the least order (domain §3.5), per colour where each is bought for itself. */
export function buyingOf(line: CostLine & { readonly unit: string }, scope: CostScope): Buying {
  const parts = line.byColor ? colorScopes(line, scope) : [scope]
  const bought = parts.map((part) => boughtFor(line, part))
  const total = (key: 'requirement' | 'quantity' | 'left') => sum(bought.map((each) => each[key]))
  return {
    requirement: parts.length === 1 ? bought[0]!.requirement : round(total('requirement'), 2),
    quantity: total('quantity'),
    packs: line.packSize === null ? null : sum(bought.map(({ packs }) => packs ?? '0')),
    left: round(total('left'), 2),
    isRaised: bought.some(({ isRaised }) => isRaised),
  }
}

/** Each colour of a line with its garments, which together come to those of the sheet. */
function colorScopes(line: CostLine, scope: CostScope): readonly CostScope[] {
  const total = scope.colors.reduce((all, { quantity }) => all + quantity, 0)
  if (total === 0) return [scope]
  const garments = splitByRatio(
    Number(round(scope.quantity, 0)),
    scope.colors.map(({ quantity }) => String(quantity)),
  )
  const within = scope.colors
    .map(({ name }, at) => ({ name, quantity: garments[at]! }))
    .filter(({ name, quantity }) => quantity > 0 && (line.colors.length === 0 || line.colors.includes(name)))
  return within.length === 0 ? [scope] : within.map(({ quantity }) => ({ quantity: String(quantity), colors: [] }))
}

function boughtFor(line: CostLine & { readonly unit: string }, scope: CostScope): Buying {
  const needed = lineRequirement(line, scope)
  const whole = counted.includes(line.unit) ? round(needed, 0, 'up') : needed
  const wanted = line.moq === null ? whole : greater(whole, line.moq)
  const packs = line.packSize === null ? null : rollsFor(wanted, line.packSize).rolls
  const quantity = packs === null ? wanted : times(packs, line.packSize!)
  return {
    requirement: whole,
    quantity,
    packs,
    left: minus(quantity, whole),
    isRaised: line.moq !== null && compare(whole, line.moq) < 0,
  }
}

/** Whether a text is a quantity of garments that a sheet can be counted for. */
export const isPieces = (text: string): boolean => isDecimal(text) && /^\d{1,8}$/.test(text) && compare(text, '0') > 0
