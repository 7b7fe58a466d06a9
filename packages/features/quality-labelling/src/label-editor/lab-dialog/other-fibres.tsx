import type { QualityLabeling } from '@tsumugi/contract'
import { fibreTerms } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { Button, Combobox, IconButton, NumberField } from '@tsumugi/ui'
import { Plus, X } from '@tsumugi/ui/icons'
import { useMemo } from 'react'
import { fibreWord } from '../../findings/finding-words.ts'
import type { OtherFibre } from './lab-values.ts'
import { labTexts } from './messages/catalogue.ts'

export interface OtherFibresProps {
  /** Place of the part on the label, from 0. */
  part: number
  rows: QualityLabeling['parts'][number]['rows']
  /** Of all parts. */
  others: readonly OtherFibre[]
  onChange(others: OtherFibre[]): void
}

/** What the laboratory found in a part though the label does not name it. */
export function OtherFibres({ part, rows, others, onChange }: OtherFibresProps) {
  const t = useText(labTexts)
  const choices = useMemo(() => {
    const named = new Set(rows.map(({ fibre }) => fibre))
    return fibreTerms
      .filter(({ key }) => !named.has(key))
      .map(({ key }) => ({ value: key, label: fibreWord(key, t.locale) }))
  }, [rows, t.locale])
  const change = (at: number, values: Partial<OtherFibre>) =>
    onChange(others.map((other, place) => (place === at ? { ...other, ...values } : other)))
  return (
    <>
      {others.map(
        (other, at) =>
          other.part === part && (
            // oxlint-disable-next-line react/no-array-index-key -- They have no identity beside their place in the report.
            <div key={at} className="result">
              <Combobox
                aria-label={t('others')}
                value={other.fibre}
                valueLabel={other.fibre && fibreWord(other.fibre, t.locale)}
                options={choices}
                onChange={(fibre) => change(at, { fibre, name: null })}
              />
              <span className="small soft">{t('others.unlabelled')}</span>
              <NumberField
                aria-label={`${other.fibre ? fibreWord(other.fibre, t.locale) : t('others')} ${t('measured')}`}
                unit="%"
                digits={2}
                value={other.percent}
                onChange={(percent) => change(at, { percent })}
              />
              <IconButton
                size={24}
                icon={X}
                label={t('others.remove')}
                onClick={() => onChange(others.filter((_, place) => place !== at))}
              />
            </div>
          ),
      )}
      <div>
        <Button
          size={24}
          type="plain"
          icon={Plus}
          onClick={() => onChange([...others, { part, fibre: '', name: null, percent: '' }])}
        >
          {t('others.add')}
        </Button>
      </div>
    </>
  )
}
