import type { productions, ReplyOf } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { Chip, Combobox, Select, TextField, type MatrixLine } from '@tsumugi/ui'
import { useState } from 'react'
import { productionTexts } from '../production-words/production-texts.ts'
import { columnKey, linesOf, opened, rowKey } from './sku-cells.ts'

export type ProductionOptions = ReplyOf<typeof productions.options>['data']

interface AddLineProps {
  options: ProductionOptions
  rows: readonly MatrixLine[]
  columns: readonly MatrixLine[]
  onAdd(rows: readonly string[], columns: readonly string[]): void
}

/**
 * Chooses colours and sizes of the masters, one by one or a size set at once. A name divides a colour: typed freely, or
 * one of the SKU groups' (spec §5). What comes first waits for the other.
 */
export function AddLine({ options, rows, columns, onAdd }: AddLineProps) {
  const t = useText(productionTexts)
  const [waiting, setWaiting] = useState<{ rows: readonly string[]; columns: readonly string[] }>({
    rows: [],
    columns: [],
  })
  const [name, setName] = useState('')
  const here = new Set([...columns.map(({ key }) => key), ...waiting.columns])
  const sets = [...new Set(options.sizes.flatMap(({ setName: set }) => set ?? []))]

  function add(newRows: readonly string[], newColumns: readonly string[]) {
    const next = { rows: [...waiting.rows, ...newRows], columns: [...waiting.columns, ...newColumns] }
    const allRows = [...rows.map(({ key }) => key), ...next.rows]
    const allColumns = [...columns.map(({ key }) => key), ...next.columns]
    const isWhole = allRows.length > 0 && allColumns.length > 0
    setWaiting(isWhole ? { rows: [], columns: [] } : next)
    if (isWhole) onAdd(allRows, allColumns)
  }
  function addColor(value: string) {
    if (!value) return
    add([rowKey({ colorId: Number(value), name: name.trim() || null })], [])
    setName('')
  }
  const shown = linesOf(
    opened({}, waiting.rows.length ? waiting.rows : ['0~'], waiting.columns.length ? waiting.columns : ['0']),
    options.colors,
    options.sizes,
    '',
  )
  return (
    <div className="add-line">
      <Combobox
        key={`color${rows.length}.${waiting.rows.length}`}
        label={t('color.add')}
        value=""
        onChange={addColor}
        options={options.colors.map(({ id, code, name: label }) => ({ value: String(id), label, hint: code }))}
      />
      <Combobox
        key={`size${here.size}`}
        label={t('size.add')}
        value=""
        onChange={(value) => value && add([], [columnKey(Number(value))])}
        options={options.sizes
          .filter(({ id }) => !here.has(columnKey(id)))
          .map(({ id, name: label, setName: set }) => ({ value: String(id), label, ...(set && { hint: set }) }))}
      />
      {sets.length > 0 && (
        <Select
          label={t('sizeSet.add')}
          value=""
          onChange={(set) =>
            add(
              [],
              options.sizes.filter(({ setName: each }) => each === set).map(({ id }) => columnKey(id)),
            )
          }
          options={sets.map((each) => ({ value: each, label: each }))}
        />
      )}
      {options.freeSkuNames ? (
        <TextField
          label={t('skuName')}
          value={name}
          onChange={setName}
          maxLength={60}
          placeholder={t('skuName.hint')}
        />
      ) : (
        options.skuNames.length > 0 && (
          <Select
            label={t('skuName')}
            value={name}
            onChange={setName}
            placeholder={t('skuName.none')}
            options={options.skuNames.map((each) => ({ value: each, label: each }))}
          />
        )
      )}
      {(waiting.rows.length > 0 || waiting.columns.length > 0) && (
        <p className="waiting">
          {[...shown.rows, ...shown.columns]
            .filter(({ label }) => label !== '')
            .map(({ key, label }) => (
              <Chip key={key}>{label}</Chip>
            ))}
        </p>
      )}
    </div>
  )
}
