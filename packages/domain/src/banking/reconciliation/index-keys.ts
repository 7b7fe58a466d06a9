import { plainNumber } from '../fixed-records/plain-number.ts'
import { sum, type Decimal } from '../../money/decimal.ts'

/** Adds to the list under a key; what has no key is not found by it. */
export function addTo<Value>(index: Map<string, Value[]>, key: string, value: Value): void {
  if (key === '') return
  const list = index.get(key)
  if (list) list.push(value)
  else index.set(key, [value])
}

/** A number of ours as payers write it: with hyphens and spaces or without. */
export const foldReference = (text: string): string => text.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '')

/** A code of a bank's; leading zeros come and go between formats. */
export function foldCode(code: string): string {
  const text = foldReference(code)
  return /^0*$/.test(text) ? '' : plainNumber(text)
}

/** One spelling of an amount: `1045000.0000` is `1045000`. */
export const plainAmount = (amount: Decimal): Decimal => (/^[1-9]\d*$/.test(amount) ? amount : sum([amount]))
