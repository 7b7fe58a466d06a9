import { useText } from '@tsumugi/i18n'
import { Button, Field, IconButton, useStyles } from '@tsumugi/ui'
import { Plus, X } from '@tsumugi/ui/icons'
import type { ReactNode } from 'react'
import { materialTexts } from '../words/material-texts.ts'
import css from './rows-field.css?inline'

interface RowsFieldProps<Row> {
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly rows: readonly Row[]
  readonly empty: Row
  readonly foot?: ReactNode
  onChange(rows: readonly Row[]): void
  draw(row: Row, change: (part: Partial<Row>) => void, at: number): ReactNode
}

/** Rows of a few controls each, to add and to take out. */
export function RowsField<Row>({ label, hint, error, rows, empty, foot, onChange, draw }: RowsFieldProps<Row>) {
  useStyles(css)
  const t = useText(materialTexts)
  return (
    <Field group label={label} hint={hint} error={error}>
      {() => (
        <div className="rows-field">
          {rows.map((row, at) => (
            <div key={at} className="row">
              {draw(
                row,
                (part) => onChange(rows.map((each, place) => (place === at ? { ...each, ...part } : each))),
                at,
              )}
              <IconButton
                icon={X}
                size={24}
                label={t('row.remove', { place: at + 1 })}
                onClick={() => onChange(rows.toSpliced(at, 1))}
              />
            </div>
          ))}
          <div className="foot">
            <Button icon={Plus} type="plain" size={24} onClick={() => onChange([...rows, empty])}>
              {t('row.add')}
            </Button>
            {foot}
          </div>
        </div>
      )}
    </Field>
  )
}
