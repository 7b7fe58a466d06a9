import { masters } from '@tsumugi/contract'
import { define } from '@tsumugi/records'
import { DuePanel } from '../due-dates/due-panel.tsx'
import { termTexts } from '../words/term-texts.ts'
import { DayCell, DayField, DaysCell, MonthCell, MonthField } from './day-fields.tsx'
import { SplitsField } from './splits-field.tsx'

export const paymentTerms = define({
  master: masters.paymentTermDefinitions,
  texts: termTexts,
  routes: { list: 'paymentTermDefinitions', record: 'paymentTermDefinition' },
  columns: ['name', 'basis', 'closingDay', 'monthOffset', 'payDay', 'netDays', 'holidayShift', 'method'],
  fields: {
    closingDay: { widget: DayField, cell: DayCell },
    monthOffset: { widget: MonthField, cell: MonthCell },
    payDay: { widget: DayField, cell: DayCell },
    netDays: { cell: DaysCell },
    splits: { widget: SplitsField },
  },
  panel: { Panel: DuePanel, wide: true },
})
