import type { Locale } from './locale.ts'

/** What bears names in several languages: a colour of the masters, say. */
export interface ManyNamed {
  readonly name: string
  readonly nameEn?: unknown
  readonly nameZh?: unknown
}

/** The name in the reader's language, where there is one; else the one that stands in every list. */
export function spokenName({ name, nameEn, nameZh }: ManyNamed, locale: Locale): string {
  const spoken = { ja: null, en: nameEn, 'zh-CN': nameZh }[locale]
  return typeof spoken === 'string' && spoken !== '' ? spoken : name
}

/** The same records, each called as its reader calls it. */
export const spokenNames = <Row extends ManyNamed>(rows: readonly Row[], locale: Locale): Row[] =>
  rows.map((row) => ({ ...row, name: spokenName(row, locale) }))
