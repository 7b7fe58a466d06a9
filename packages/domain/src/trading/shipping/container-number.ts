/** A letter's value: 10 from A on, without the multiples of 11 (ISO 6346). */
const letterValues = new Map(
  [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter, at) => [letter, 10 + at + Math.floor((at + 9) / 10)]),
)

/** The check digit of an owner's code, category and serial number, eleven characters without it: CSQU305438 → 3. */
export function containerCheckDigit(code: string): number | null {
  if (!/^[A-Z]{3}[JUZ]\d{6}$/.test(code)) return null
  const total = [...code].reduce((all, sign, at) => all + (letterValues.get(sign) ?? Number(sign)) * 2 ** at, 0)
  return (total % 11) % 10
}

export type ContainerFinding = 'right' | 'malformed' | 'check_digit'

/** Whether the number of a container is one (ISO 6346); spaces and hyphens between its parts are no part of it. */
export function containerFinding(text: string): ContainerFinding {
  const code = text.normalize('NFKC').toUpperCase().replaceAll(/[\s-]/g, '')
  if (!/^[A-Z]{3}[JUZ]\d{7}$/.test(code)) return 'malformed'
  return containerCheckDigit(code.slice(0, 10)) === Number(code[10]) ? 'right' : 'check_digit'
}
