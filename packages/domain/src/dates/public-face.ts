export {
  addDays,
  addMonths,
  dateOfDayNumber,
  dayNumber,
  daysBetween,
  daysInMonth,
  endOfMonth,
  isBusinessDate,
  startOfMonth,
  startOfWeek,
  weekday,
  type BusinessDate,
} from './business-date.ts'
export {
  type BankClosure,
  bankClosure,
  type ClosedDays,
  type HolidayShift,
  holidayShifts,
  isBankHoliday,
  toBankDay,
} from './bank-day.ts'
export { type NationalHoliday, nationalHolidayKeys, nationalHolidays } from './national-holidays.ts'
