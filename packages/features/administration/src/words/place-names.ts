/** A country in the reader's language; its code where the browser knows no name. */
export function countryName(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code
  } catch {
    return code
  }
}

/** A month in the reader's language, 1 to 12. */
export const monthName = (month: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month - 1, 1))

/** Countries where the trade has its makers; others are typed by their code. */
export const usualCountries = [
  'JP',
  'CN',
  'VN',
  'KR',
  'TW',
  'BD',
  'KH',
  'ID',
  'TH',
  'MM',
  'IN',
  'IT',
  'PT',
  'TR',
  'US',
] as const
