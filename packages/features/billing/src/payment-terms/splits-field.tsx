import { sum, isDecimal, paymentMethods, type PaymentSplit } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import type { WidgetProps } from '@tsumugi/records'
import { Button, Field, IconButton, NumberField, Select, useStyles } from '@tsumugi/ui'
import { Plus, X } from '@tsumugi/ui/icons'
import { termTexts } from '../words/term-texts.ts'
import { dayOptions, monthOptions } from './day-words.ts'
import css from './splits-field.css?inline'

const empty: PaymentSplit = { percent: '', monthOffset: null, payDay: null, netDays: null, method: null }
const numberOf = (text: string) => (text === '' ? null : Number(text))

/** Parts of an amount, each with a month, a day and a method of its own where they differ from the term's. */
export function SplitsField({ label, hint, error, value, onChange }: WidgetProps) {
  useStyles(css)
  const t = useText(termTexts)
  const splits = value as readonly PaymentSplit[]
  const change = (at: number, part: Partial<PaymentSplit>) =>
    onChange(splits.map((split, place) => (place === at ? { ...split, ...part } : split)))
  const total = sum(splits.map(({ percent }) => percent).filter(isDecimal))
  const same = { value: '', label: t('same') }
  const add = () =>
    onChange(
      splits.length === 0
        ? [
            { ...empty, percent: '50' },
            { ...empty, percent: '50', monthOffset: 2 },
          ]
        : [...splits, empty],
    )
  return (
    <Field group label={label} hint={hint} error={error}>
      {() => (
        <div className="splits-field">
          {splits.map((split, at) => (
            <div key={at} className="split">
              <NumberField
                aria-label={t('split.percent')}
                name="splits"
                digits={2}
                value={split.percent}
                onChange={(percent) => change(at, { percent })}
              />
              <Select
                aria-label={t('field.monthOffset')}
                value={String(split.monthOffset ?? '')}
                options={[same, ...monthOptions(t)]}
                placeholder={null}
                onChange={(months) => change(at, { monthOffset: numberOf(months), netDays: null })}
              />
              <Select
                aria-label={t('field.payDay')}
                value={String(split.payDay ?? '')}
                options={[same, ...dayOptions(t)]}
                placeholder={null}
                onChange={(day) => change(at, { payDay: numberOf(day), netDays: null })}
              />
              <Select
                aria-label={t('field.method')}
                value={split.method ?? ''}
                options={[
                  same,
                  ...paymentMethods.map((method) => ({ value: method, label: t(`choice.method.${method}`) })),
                ]}
                placeholder={null}
                onChange={(method) => change(at, { method: (method || null) as PaymentSplit['method'] })}
              />
              <IconButton
                icon={X}
                size={24}
                label={t('split.remove', { place: at + 1 })}
                onClick={() => onChange(splits.toSpliced(at, 1))}
              />
            </div>
          ))}
          <div className="foot">
            <Button icon={Plus} type="plain" size={24} disabled={splits.length >= 6} onClick={add}>
              {t('split.add')}
            </Button>
            {splits.length > 0 && (
              <span className={total === '100' ? 'small soft' : 'small attention-text'}>
                {t('split.total', { total })}
              </span>
            )}
          </div>
        </div>
      )}
    </Field>
  )
}
