import { formatNumber, type Text } from '@tsumugi/i18n'
import type { Messages } from '../words/messages/ja.ts'

type TermText = Text<Messages>

/** A day of the month; 31 is its end. */
export const dayWord = (t: TermText, day: number): string =>
  day === 31 ? t('day.end') : t('day.of', { day: formatNumber(day) })

export function monthWord(t: TermText, months: number): string {
  if (months === 0) return t('month.this')
  if (months === 1) return t('month.next')
  return months === 2 ? t('month.afterNext') : t('month.later', { count: months })
}

export const dayOptions = (t: TermText) =>
  Array.from({ length: 31 }, (_, at) => ({ value: String(at + 1), label: dayWord(t, at + 1) })).toReversed()
export const monthOptions = (t: TermText) =>
  Array.from({ length: 7 }, (_, at) => ({ value: String(at), label: monthWord(t, at) }))
