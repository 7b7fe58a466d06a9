import { compare, ratio, times, type Decimal } from '../money/decimal.ts'

/** How cloth is asked for (domain §3.12): a swatch, a cut for a sample 着分, whole rolls, or made to order. */
export const materialOrderKinds = ['swatch', 'sample_cut', 'roll', 'made_to_order'] as const
export type MaterialOrderKind = (typeof materialOrderKinds)[number]

/** What becomes of a line of an order (domain §3.12); a claim is open for eight days after the receipt. */
export const materialDetailStatuses = [
  'open',
  'allocated',
  'cut',
  'shipped',
  'received',
  'claimed',
  'cancelled',
] as const
export type MaterialDetailStatus = (typeof materialDetailStatuses)[number]
export const claimDays = 8
/** What a distributor answers to a claim: cloth in its place, money back, or a refusal in words. */
export const claimAnswers = ['replacement', 'credit', 'refused'] as const
export type ClaimAnswer = (typeof claimAnswers)[number]
/** Photographs that show what is claimed. */
export const mostClaimPhotos = 6
/** Free swatches of one buyer at one distributor in a month, in pieces. */
export const freeSwatchesAMonth = 20
/** How a distributor stands to a buyer; who is blocked sees no price. */
export const customerStatuses = ['requested', 'approved', 'blocked'] as const

export const materialKinds = ['fabric', 'lining', 'trim', 'yarn', 'label', 'pack'] as const
export const materialVisibilities = ['public', 'customers', 'hidden'] as const
export const materialCertificates = ['GOTS', 'OEKO-TEX', 'GRS', 'OCS', 'RWS', 'BCI', 'FSC'] as const
export const weaves = [
  'plain',
  'twill',
  'denim',
  'satin',
  'jersey',
  'rib',
  'check',
  'stripe',
  'herring',
  'cord',
  'waffle',
] as const
export type Weave = (typeof weaves)[number]

/** What a distributor sells in: lengths, the least of an order and of a cut, and the length of a roll. */
export interface SellingUnits {
  readonly moq: Decimal
  readonly minCut: Decimal
  readonly rollLength: Decimal | null
}

export type QuantityFault = 'below_moq' | 'not_a_cut' | 'not_a_roll'

/** Why a quantity cannot be ordered (domain §3.12): at least the least order, and whole cuts or rolls. */
export function quantityFault(
  kind: MaterialOrderKind,
  quantity: Decimal,
  { moq, minCut, rollLength }: SellingUnits,
): QuantityFault | null {
  if (kind === 'swatch') return null
  if (kind === 'roll' && (rollLength === null || !isMultiple(quantity, rollLength))) return 'not_a_roll'
  if (!isMultiple(quantity, minCut)) return 'not_a_cut'
  return kind !== 'sample_cut' && compare(quantity, moq) < 0 ? 'below_moq' : null
}

/** The least order that covers a need (domain §3.5): whole rolls where it is sold in rolls, else whole cuts. */
export function orderFor(need: Decimal, sells: SellingUnits): { kind: MaterialOrderKind; quantity: Decimal } {
  const { moq, minCut, rollLength } = sells
  const wanted = compare(need, moq) < 0 ? moq : need
  const rolls = rollLength && wholeUnits(wanted, rollLength)
  if (rolls && quantityFault('roll', rolls, sells) === null) return { kind: 'roll', quantity: rolls }
  return { kind: 'sample_cut', quantity: wholeUnits(wanted, minCut) }
}

const wholeUnits = (length: Decimal, unit: Decimal): Decimal => times(ratio(length, unit, 0, 'up') ?? '0', unit)

/** Of stock, what is not promised to others (domain §3.12). */
export const takesFromStock = (kind: MaterialOrderKind): boolean => kind === 'sample_cut' || kind === 'roll'

function isMultiple(quantity: Decimal, of: Decimal): boolean {
  const whole = ratio(quantity, of, 0, 'down')
  return whole !== null && compare(times(whole, of), quantity) === 0
}
