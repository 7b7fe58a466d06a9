import { useText } from '@tsumugi/i18n'
import type { WidgetProps } from '@tsumugi/records'
import { Checkbox, Field, useStyles } from '@tsumugi/ui'
import { productTexts } from '../product-words/product-texts.ts'
import css from './months-field.css?inline'

const months = Array.from({ length: 12 }, (_, at) => at + 1)

/** The months in which a season starts, one to four of them. */
export function MonthsField({ label, hint, error, value, onChange }: WidgetProps) {
  useStyles(css)
  const t = useText(productTexts)
  const chosen = value as readonly number[]
  const turn = (month: number, on: boolean) =>
    onChange([...chosen.filter((each) => each !== month), ...(on ? [month] : [])].toSorted((a, b) => a - b))
  return (
    <Field group label={label} hint={hint} error={error}>
      {() => (
        <div className="months-field">
          {months.map((month) => (
            <Checkbox
              key={month}
              checked={chosen.includes(month)}
              onChange={(on) => turn(month, on)}
              aria-label={t('months.month', { month })}
            >
              {month}
            </Checkbox>
          ))}
        </div>
      )}
    </Field>
  )
}

/** `2, 8` as months; null where something else stands. */
export function readMonths(text: string): number[] | null {
  const found = text
    .normalize('NFKC')
    .split(/[^\d]+/)
    .filter(Boolean)
    .map(Number)
  return found.length ? found.toSorted((a, b) => a - b) : null
}
