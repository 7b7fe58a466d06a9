const wide: Record<string, string> = { '．': '.', '。': '.', '，': '', '、': '', ',': '', '－': '-', ー: '-', '−': '-' }

/**
 * Reads what a person typed as a decimal string: full-width digits, group commas and minus signs are taken.
 * Answers '' for nothing, and null when it is no number. No float is involved.
 */
export function readDecimal(text: string, options: { negative?: boolean } = {}): string | null {
  const plain = text
    .trim()
    .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replace(/[．。，、,－ー−]/g, (mark) => wide[mark] ?? '')
  if (plain === '') return ''
  const parts = /^(-?)(\d*)(?:\.(\d*))?$/.exec(plain)
  if (!parts || (!parts[2] && !parts[3]) || (parts[1] && !options.negative)) return null
  const whole = (parts[2] || '0').replace(/^0+(?=\d)/, '')
  const value = parts[3] ? `${whole}.${parts[3]}` : whole
  return parts[1] && /[1-9]/.test(value) ? `-${value}` : value
}

/** How many decimal places a decimal string has. */
export function decimalPlaces(value: string): number {
  return value.split('.')[1]?.length ?? 0
}

/** Groups the whole part by thousands, and takes the true minus sign (U+2212): `-1234.50` becomes `−1,234.50`. */
export function showDecimal(value: string): string {
  const [whole = '', fraction] = value.replace('-', '−').split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}

export interface DecimalLimits {
  /** Decimal places allowed. */
  digits: number
  negative?: boolean | undefined
  /** The greatest figure allowed, as a decimal string. */
  most?: string | undefined
}

/** What is wrong with what stands in a number field, named as its message is. */
export function decimalFault(
  text: string,
  { digits, negative, most }: DecimalLimits,
): 'number.invalid' | 'number.negative' | 'number.digits' | 'number.most' | undefined {
  const read = readDecimal(text, { negative: true })
  if (read === null) return 'number.invalid'
  if (read.startsWith('-') && !negative) return 'number.negative'
  if (decimalPlaces(read) > digits) return 'number.digits'
  return most !== undefined && isAbove(read, most) ? 'number.most' : undefined
}

/** Compares two decimal strings, the second of them without a sign. */
function isAbove(value: string, most: string): boolean {
  if (value === '' || value.startsWith('-')) return false
  const places = Math.max(decimalPlaces(value), decimalPlaces(most))
  const scaled = (text: string) => BigInt(text.replace('.', '') + '0'.repeat(places - decimalPlaces(text)))
  return scaled(value) > scaled(most)
}
