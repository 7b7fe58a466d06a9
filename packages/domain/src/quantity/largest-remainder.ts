import { split } from '../money/split.ts'

/** Divides whole pieces by ratios such as `1`, `2.5`: the parts add up exactly, ties go to the first (domain §1 M*, golden 29). */
export function splitByRatio(total: number, ratios: readonly string[]): number[] {
  if (!Number.isSafeInteger(total)) {
    throw new RangeError(`Cannot divide ${total} pieces: give a whole number.`)
  }
  return split(String(total), ratios).map(Number)
}

/** `1:2:2:1`, also with spaces, commas or full-width colons, as decimals from 0; null when it is no ratio. */
export function readRatio(text: string): string[] | null {
  const parts = text
    .normalize('NFKC')
    .trim()
    .split(/[:\s,]+/)
    .filter(Boolean)
  const isRatio = parts.every((part) => /^\d+(\.\d+)?$/.test(part)) && parts.some((part) => Number(part) > 0)
  return isRatio ? parts : null
}
