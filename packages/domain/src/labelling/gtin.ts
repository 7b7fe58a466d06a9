/** Digits a GTIN may have, check digit included: GTIN-8, UPC-A, JAN/EAN-13, GTIN-14. */
const gtinLengths = [8, 12, 13, 14]

/**
 * The check digit for the digits before it: weights 3 and 1 in turn from the right, up to the next ten (GS1; domain §5
 * case 41). Throws a RangeError when `body` is not digits alone.
 */
export function gtinCheckDigit(body: string): number {
  if (!/^\d+$/.test(body)) throw new RangeError(`'${body}' is not digits alone. Give the code without its check digit.`)
  const fromRight = [...body].toReversed().map(Number)
  const weighed = fromRight.reduce((sum, digit, place) => sum + digit * (place % 2 === 0 ? 3 : 1), 0)
  return (10 - (weighed % 10)) % 10
}

/** Whether a text is a GTIN of a known length with the right check digit. */
export function isGtin(text: string): boolean {
  if (!/^\d+$/.test(text) || !gtinLengths.includes(text.length)) return false
  return gtinCheckDigit(text.slice(0, -1)) === Number(text.at(-1))
}
