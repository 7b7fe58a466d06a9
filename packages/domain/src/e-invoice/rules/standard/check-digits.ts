import { gtinCheckDigit } from '../../../labelling/gtin.ts'

const digitsOf = (text: string): number[] => [...text].map(Number)

const isGln = (text: string): boolean =>
  /^\d{2,}$/.test(text) && gtinCheckDigit(text.slice(0, -1)) === Number(text.at(-1))

/** Norway: weights 2 to 7 from the right, modulo 11. */
function isNorwegian(text: string): boolean {
  if (!/^\d{9}$/.test(text) || Number(text) === 0) return false
  const weighed = digitsOf(text.slice(0, -1))
    .toReversed()
    .reduce((sum, digit, at) => sum + digit * ((at % 6) + 2), 0)
  return (11 - (weighed % 11)) % 11 === Number(text.at(-1))
}

/** Belgium: 97 less the first eight modulo 97. */
const isBelgian = (text: string): boolean =>
  /^\d{10}$/.test(text) && 97 - (Number(text.slice(0, 8)) % 97) === Number(text.slice(8))

const isItalianPerson = (text: string): boolean =>
  /^\d{11}$/.test(text) ||
  /^[A-Z]{6}\d{2}[A-Z]\d{2}[A-Z]\w{3}[A-Z]$/i.test(text) ||
  /^[A-Z]{6}\d{2}[A-Z]\d{2}.{3}\d[A-Z]$/i.test(text)

/** Italy: every second digit doubled with its digits added, modulo 10. Other countries' numbers pass. */
function isItalianVat(text: string): boolean {
  if (!/^it/i.test(text)) return true
  const number = text.slice(2)
  if (!/^\d{11}$/.test(number)) return false
  const weighed = digitsOf(number).reduce(
    (sum, digit, at) => sum + (at % 2 === 0 ? digit : Number('0246813579'[digit])),
    0,
  )
  return weighed % 10 === 0
}

/** Australia: one less in front, weights 10, 1, 3 … 19, modulo 89. */
function isAustralian(text: string): boolean {
  if (!/^\d{11}$/.test(text)) return false
  const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]
  const weighed = digitsOf(text).reduce(
    (sum, digit, at) => sum + (at === 0 ? digit - 1 : digit) * (weights[at] ?? 0),
    0,
  )
  return weighed % 89 === 0
}

interface Row {
  readonly id: string
  readonly schemes: readonly string[]
  readonly isRight: (identifier: string) => boolean
}

/** Identifiers whose form can be told, by the scheme they stand under. */
export const checkedSchemes: readonly Row[] = [
  { id: 'ibr-068', schemes: ['0088'], isRight: isGln },
  { id: 'ibr-127', schemes: ['0007'], isRight: (text) => /^\d{10}$/.test(text) },
  { id: 'ibr-069', schemes: ['0192'], isRight: isNorwegian },
  { id: 'ibr-070', schemes: ['0184'], isRight: (text) => /^DK\d{8}$/.test(text) },
  { id: 'ibr-113', schemes: ['0208'], isRight: isBelgian },
  { id: 'ibr-114', schemes: ['0201'], isRight: (text) => /^[A-Z0-9]{6}$/i.test(text) },
  { id: 'ibr-115', schemes: ['0210', '9907'], isRight: isItalianPerson },
  { id: 'ibr-116', schemes: ['0211', '9906'], isRight: isItalianVat },
  { id: 'ibr-120', schemes: ['0151'], isRight: isAustralian },
]
