import type { PhaseMatrix, Production } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { ConflictDialog, useSaveKey } from '@tsumugi/records'
import {
  Button,
  EmptyState,
  Form,
  Notice,
  QuantityMatrix,
  Segments,
  toast,
  useStyles,
  type MatrixChange,
  type MatrixState,
} from '@tsumugi/ui'
import { useState } from 'react'
import { useOptions } from '../production-queries.ts'
import { productionTexts } from '../production-words/production-texts.ts'
import { AddLine } from './add-line.tsx'
import css from './phase-matrix.css?inline'
import { cellKey, figureTexts, linesOf, opened, placeOf, skuFigures, type SkuFigure } from './sku-cells.ts'
import { useSkuForm } from './use-sku-form.ts'

interface PhaseSkusProps {
  production: Pick<Production, 'styleNo' | 'side'>
  matrix: PhaseMatrix
  mayWrite: boolean
}

/** The SKUs of a phase as a matrix: quantities, and prices for whom they are told. */
export function PhaseSkus({ production, matrix, mayWrite }: PhaseSkusProps) {
  useStyles(css)
  const t = useText(productionTexts)
  const { phase } = matrix
  const [figure, setFigure] = useState<SkuFigure>('quantity')
  const options = useOptions(mayWrite)
  const colors = options?.colors ?? matrix.colors
  const sizes = options?.sizes ?? matrix.sizes
  const nameOf = (key: string) => {
    const place = placeOf(key)
    const { rows, columns } = linesOf({ [key]: '' }, colors, sizes, t('matrix.none'))
    return `${rows[0]?.label} ${columns[0]?.label}${place.figure === 'unitPrice' ? ` ${t('unitPrice')}` : ''}`
  }
  const { form, conflict, isUnsaved, begin, forget, base } = useSkuForm(matrix, {
    nameOf,
    unread: t('cell.unread'),
    onSaved: () => toast({ title: t('saved') }),
  })
  const { rows, columns } = linesOf(form.values, colors, sizes, t('matrix.none'))
  const isFrozen = phase.frozenAt !== null
  const takes = mayWrite && !isFrozen
  // To whom prices are not told, no SKU has one.
  const seesPrices = mayWrite || matrix.units.some(({ unitPrice }) => unitPrice !== null)
  useSaveKey(form.element, () => void form.submit())

  const take = (changes: readonly MatrixChange[]) =>
    form.set(Object.fromEntries(changes.map(({ row, column, text }) => [cellKey(figure, row, column), text])))
  const add = (newRows: readonly string[], newColumns: readonly string[]) =>
    form.set(opened(form.values, newRows, newColumns))
  function discard() {
    forget()
    begin(base)
  }

  if (!mayWrite && rows.length === 0) return <EmptyState heading="h2" filtered title={t('matrix.noSkus')} />
  return (
    <>
      <Form form={form} className="phase-skus" label={t('matrix')}>
        {isFrozen && <Notice>{t('frozen')}</Notice>}
        <div className="bar">
          {seesPrices && rows.length > 0 && (
            <Segments
              label={t('figure')}
              value={figure}
              options={skuFigures.map((each) => ({ value: each, label: t(each) }))}
              onChange={(each) => setFigure(each)}
            />
          )}
          {takes && options && <AddLine options={options} rows={rows} columns={columns} onAdd={add} />}
        </div>
        {rows.length === 0 || columns.length === 0 ? (
          <p className="soft">{t('matrix.empty')}</p>
        ) : (
          <QuantityMatrix
            key={figure}
            label={t('matrix.label', { style: production.styleNo, phase: t(`phase.${phase.kind}`), figure: t(figure) })}
            corner={t('color')}
            rows={rows}
            columns={columns}
            value={figureTexts(form.values, figure)}
            states={refusedStates(form.errors.fields)}
            digits={figure === 'unitPrice' ? 4 : 0}
            sums={figure === 'quantity'}
            disabled={!takes}
            onChange={take}
          />
        )}
        {takes && (isUnsaved || form.busy) && (
          <div className="decide">
            <span className="small soft">{t(form.isUnread ? 'unread' : 'unsaved')}</span>
            <Button type="plain" onClick={discard}>
              {t('discard')}
            </Button>
            <Button submit type="primary" busy={form.busy}>
              {t('save')}
            </Button>
          </div>
        )}
      </Form>
      <ConflictDialog conflict={conflict} />
    </>
  )

  function refusedStates(errors: Readonly<Record<string, string>>): Record<string, MatrixState> {
    return Object.fromEntries(
      Object.entries(errors).flatMap(([key, message]) => {
        const place = placeOf(key)
        return [[`${place.row}/${place.column}`, { kind: 'refused', message }]]
      }),
    )
  }
}
