import { publicHolidays, type InputOf } from '@tsumugi/contract'
import { staying, useChange, useData } from '@tsumugi/queries'

type Replacement = InputOf<typeof publicHolidays.replace>['body']

/** A country and a year, as addresses name them. */
export interface YearKey {
  readonly country: string
  readonly year: string
}

export const useHolidayYears = () => useData(publicHolidays.list, {}, { stays: true })

export const useHolidaysOfYear = (key: YearKey | null) =>
  useData(publicHolidays.show, key, { stays: true, asRead: true })

export function useHolidayReplacement() {
  const replace = useChange(publicHolidays.replace)
  return (key: YearKey, body: Replacement) => replace({ ...key, body }, staying)
}
