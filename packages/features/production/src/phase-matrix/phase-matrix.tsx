import type { PhaseMatrix, Production } from '@tsumugi/contract'
import { spokenNames, useText } from '@tsumugi/i18n'
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
import { RemoveMenu, useSkuRemoval } from './remove-menu.tsx'
import { cellKey, figureTexts, linesOf, opened, placeOf, skuFigures, textsOf, type SkuFigure } from './sku-cells.ts'
import type { SkuFault } from './sku-faults.ts'
import { SkuTable } from './sku-table.tsx'
import { useSkuForm } from './use-sku-form.ts'

interface PhaseSkusProps {
  production: Pick<Production, 'styleNo' | 'side'>
  matrix: PhaseMatrix
  mayWrite: boolean
  /** The order before, whose quantities stand in the corners of cells that differ. */
  previous?: PhaseMatrix | undefined
}

/** The SKUs of a phase as a matrix: quantities, and prices for whom they are told. */
export function PhaseSkus({ production, matrix, mayWrite, previous }: PhaseSkusProps) {
  useStyles(css)
  const t = useText(productionTexts)
  const { phase } = matrix
  const [figure, setFigure] = useState<SkuFigure | 'skus'>('quantity')
  const options = useOptions(mayWrite)
  const colors = spokenNames(options?.colors ?? matrix.colors, t.locale)
  const sizes = options?.sizes ?? matrix.sizes
  const nameOf = (key: string) => {
    const place = placeOf(key)
    const { rows, columns } = linesOf({ [key]: '' }, colors, sizes, t('matrix.none'))
    return `${rows[0]?.label} ${columns[0]?.label}${place.figure === 'quantity' ? '' : ` ${t(place.figure)}`}`
  }
  const { form, conflict, isUnsaved, begin, forget, base } = useSkuForm(matrix, {
    nameOf,
    say,
    onSaved: () => toast({ title: t('saved') }),
  })
  const { rows, columns } = linesOf(form.values, colors, sizes, t('matrix.none'))
  const isFrozen = phase.frozenAt !== null
  const takes = mayWrite && !isFrozen
  const remove = useSkuRemoval(matrix)
  // To whom prices are not told, no SKU has one.
  const seesPrices = mayWrite || matrix.units.some(({ unitPrice }) => unitPrice !== null)
  useSaveKey(form.element, () => void form.submit())

  const elsewhere = faultElsewhere()

  const take = (of: SkuFigure, changes: readonly MatrixChange[]) =>
    form.set(Object.fromEntries(changes.map(({ row, column, text }) => [cellKey(of, row, column), text])))
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
          {rows.length > 0 && (
            <Segments
              label={t('figure')}
              value={figure}
              options={[...skuFigures.filter((each) => each !== 'unitPrice' || seesPrices), 'skus' as const].map(
                (each) => ({ value: each, label: t(each) }),
              )}
              onChange={(each) => setFigure(each)}
            />
          )}
          {takes && options && <AddLine options={{ ...options, colors }} rows={rows} columns={columns} onAdd={add} />}
          {takes && matrix.units.length > 0 && (
            <RemoveMenu
              {...{ rows, columns }}
              units={matrix.units}
              reason={isUnsaved ? t('sku.remove.unsaved') : undefined}
              onRemove={(ids, name) => void remove(ids, name)}
            />
          )}
        </div>
        {rows.length === 0 || columns.length === 0 ? (
          <p className="soft">{t('matrix.empty')}</p>
        ) : figure === 'skus' ? (
          <SkuTable
            {...{ rows, columns, matrix }}
            values={form.values}
            errors={form.errors.fields}
            disabled={!mayWrite}
            onChange={(changed) => form.set(changed)}
            onRemove={takes && !isUnsaved ? (ids, name) => void remove(ids, name) : undefined}
          />
        ) : (
          <QuantityMatrix
            key={figure}
            label={t('matrix.label', { style: production.styleNo, phase: t(`phase.${phase.kind}`), figure: t(figure) })}
            corner={t('color')}
            rows={rows}
            columns={columns}
            value={figureTexts(form.values, figure)}
            states={cellStates(figure)}
            {...(figure === 'quantity' && previous && { ghosts: figureTexts(textsOf(previous), figure) })}
            digits={figure === 'unitPrice' ? 4 : 0}
            sums={figure === 'quantity'}
            disabled={!mayWrite}
            onChange={(changes) => take(figure, changes)}
          />
        )}
        {mayWrite && (isUnsaved || form.busy) && (
          <div className="decide">
            <span className="small soft">{t(form.isUnread ? 'unread' : 'unsaved')}</span>
            {elsewhere && (
              <Button type="plain" onClick={() => setFigure(elsewhere.figure)}>
                {elsewhere.words}
              </Button>
            )}
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

  /** The first refusal about something that is not on show now, and where it can be seen. */
  function faultElsewhere(): { figure: SkuFigure | 'skus'; words: string } | undefined {
    const placed = Object.entries(form.errors.fields).map(([key, message]) => {
      const of = placeOf(key).figure
      return {
        figure: skuFigures.find((each) => each === of) ?? ('skus' as const),
        words: `${nameOf(key)}: ${message}`,
      }
    })
    return placed.some((each) => each.figure === figure) ? undefined : placed[0]
  }

  /** Agreed quantities take no entry; what was refused says why. */
  function cellStates(of: SkuFigure): Record<string, MatrixState> {
    const frozen = { kind: 'frozen', message: t('frozen') } as const
    return Object.fromEntries([
      ...(isFrozen && of === 'quantity'
        ? rows.flatMap((row) => columns.map((column) => [`${row.key}/${column.key}`, frozen] as const))
        : []),
      ...Object.entries(form.errors.fields).flatMap(([key, message]) => {
        const place = placeOf(key)
        return place.figure === of ? [[`${place.row}/${place.column}`, { kind: 'refused' as const, message }]] : []
      }),
    ])
  }

  function say(fault: SkuFault): string {
    if (fault.code === 'jan_twice') return t('fault.jan_twice', { other: nameOf(fault.other) })
    return t(`fault.${fault.code}`, { ...fault })
  }
}
