/** The month of an instant in a zone, as numbers name it: `2612` for the first half hour of December in Tokyo. */
export function monthOfIssue(instant: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, year: '2-digit', month: '2-digit' }).formatToParts(instant)
  const part = (type: string) => parts.find((each) => each.type === type)!.value
  return `${part('year')}${part('month')}`
}

/** `PO2612-00042` (domain §1, Columns): more than five digits where a month needs them. */
export const documentNumber = (prefix: string, month: string, sequence: number): string =>
  `${prefix}${month}-${String(sequence).padStart(5, '0')}`
