import type { PhaseMatrix } from '@tsumugi/contract'
import { readTable } from '@tsumugi/domain'
import { formatNumber, useText } from '@tsumugi/i18n'
import { Button, Checkbox, IconButton, TextField, type MatrixLine } from '@tsumugi/ui'
import { Trash2 } from '@tsumugi/ui/icons'
import { useState, type ClipboardEvent } from 'react'
import { productionTexts } from '../production-words/production-texts.ts'
import { cellKey, columnKey, rowKey, type SkuTexts } from './sku-cells.ts'

interface SkuTableProps {
  rows: readonly MatrixLine[]
  columns: readonly MatrixLine[]
  values: SkuTexts
  errors: Readonly<Record<string, string>>
  matrix: PhaseMatrix
  disabled: boolean
  onChange(values: SkuTexts): void
  /** Absent where nothing can be removed. */
  onRemove: ((ids: readonly number[], name: string) => void) | undefined
}

/** So many rows are drawn at first, and more by each press. */
const step = 200

/** JAN, split and removal of each SKU. A column of JANs pasted into one goes on in those beneath it. */
export function SkuTable({ rows, columns, values, errors, matrix, disabled, onChange, onRemove }: SkuTableProps) {
  const t = useText(productionTexts)
  const [shown, show] = useState(step)
  const units = new Map(matrix.units.map((unit) => [`${rowKey(unit)}|${columnKey(unit.sizeId)}`, unit]))
  const lines = rows.flatMap((row) =>
    columns.flatMap((column) =>
      values[cellKey('quantity', row.key, column.key)] === undefined ? [] : [{ row, column }],
    ),
  )
  function onPaste(event: ClipboardEvent, from: number) {
    const pasted = readTable(event.clipboardData.getData('text/plain')).map((line) => line[0]?.trim() ?? '')
    if (disabled || pasted.length < 2) return
    event.preventDefault()
    const targets = lines.slice(from, from + pasted.length)
    onChange(
      Object.fromEntries(
        targets.map(({ row, column }, at) => [cellKey('jan', row.key, column.key), pasted[at]!] as const),
      ),
    )
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A wide table is scrolled by the keyboard too.
    <div className="sub-skus" tabIndex={0} role="group" aria-label={t('skus')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('sku')}</th>
            <th scope="col" className="amount">
              {t('quantity')}
            </th>
            <th scope="col">{t('jan')}</th>
            <th scope="col">{t('split')}</th>
            {onRemove && (
              <th scope="col">
                <span className="unseen">{t('remove')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, shown).map(({ row, column }, at) => {
            const [jan, split] = [cellKey('jan', row.key, column.key), cellKey('split', row.key, column.key)]
            const quantity = cellKey('quantity', row.key, column.key)
            const unit = units.get(`${row.key}|${column.key}`)
            const name = `${row.label} ${column.label}`
            return (
              <tr key={jan} onPaste={(event) => onPaste(event, at)}>
                <th scope="row">{name}</th>
                <td className="amount">{formatNumber(values[quantity])}</td>
                <td>
                  <TextField
                    aria-label={`${name} ${t('jan')}`}
                    name={jan}
                    inputMode="numeric"
                    maxLength={13}
                    value={values[jan] ?? ''}
                    error={errors[jan]}
                    readOnly={disabled}
                    onChange={(text) => onChange({ [jan]: text.normalize('NFKC') })}
                  />
                </td>
                <td>
                  <Checkbox
                    checked={values[split] === '1'}
                    disabled={disabled || !unit}
                    onChange={(on) => onChange({ [split]: on ? '1' : '' })}
                  >
                    <span className="unseen">{name}</span> {t('split.on', { count: unit?.subQuantity ?? 0 })}
                  </Checkbox>
                  {errors[quantity] && (
                    <span className="small why" role="alert">
                      {errors[quantity]}
                    </span>
                  )}
                </td>
                {onRemove && (
                  <td className="amount">
                    {unit && (
                      <IconButton
                        size={24}
                        icon={Trash2}
                        label={t('subSku.remove', { name })}
                        onClick={() => onRemove([unit.id], name)}
                      />
                    )}
                  </td>
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
      {lines.length > shown && (
        <Button type="plain" onClick={() => show(shown + step)}>
          {t('skus.more', { count: lines.length - shown })}
        </Button>
      )}
    </div>
  )
}
