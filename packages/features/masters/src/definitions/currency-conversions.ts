import { masters } from '@tsumugi/contract'
import { define } from '@tsumugi/records'
import { ChartColumn } from '@tsumugi/ui/icons'
import { PerUnitsField } from '../currency-screen/per-units-field.tsx'
import { RateChart } from '../currency-screen/rate-chart.tsx'
import { currencyTexts } from '../currency-words/currency-texts.ts'

export const currencyConversions = define({
  master: masters.currencyConversions,
  texts: currencyTexts,
  routes: { list: 'currencyConversions', record: 'currencyConversion' },
  columns: ['validFrom', 'fromCurrency', 'toCurrency', 'kind', 'rate', 'perUnits'],
  fields: { perUnits: { widget: PerUnitsField } },
  view: { key: 'chart', icon: ChartColumn, View: RateChart },
})
