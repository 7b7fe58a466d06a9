import { formatNumber, useText } from '@tsumugi/i18n'
import { matrixKey, QuantityMatrix, useStyles, type FieldBinding, type MatrixKey, type MatrixState } from '@tsumugi/ui'
import { readCell } from '@tsumugi/domain'
import { sizeKey, type ItemColour, type LimitTexts } from './item-grid.ts'
import css from './item-form.css?inline'
import { itemTexts } from '../items/messages/catalogue.ts'

interface LimitGridProps extends Pick<FieldBinding<LimitTexts>, 'value' | 'onChange' | 'error'> {
  colours: readonly ItemColour[]
  sizes: readonly string[]
  /** Pieces that shops have ordered, by cell. */
  ordered: ReadonlyMap<MatrixKey, number>
}

/** Colours × sizes, each cell with the pieces that may be ordered at most; an empty one has no limit. */
export function LimitGrid({ colours, sizes, ordered, value, onChange, error }: LimitGridProps) {
  useStyles(css)
  const t = useText(itemTexts)
  if (colours.length === 0 || sizes.length === 0) return <p className="small soft">{t('limits.wait')}</p>
  return (
    <div className="limit-grid">
      <h3>{t('limits')}</h3>
      <QuantityMatrix
        label={t('limits')}
        corner={t('colours')}
        rows={colours.map(({ key, name, hex }) => ({ key, label: name || t('colour.unnamed'), cloth: hex }))}
        columns={sizes.map((size) => ({ key: sizeKey(size), label: size }))}
        value={value}
        ghosts={Object.fromEntries([...ordered].map(([key, pieces]) => [key, String(pieces)]))}
        states={statesOf(value, ordered, (count) => t('limits.low', { count: formatNumber(count) }))}
        sums={false}
        onChange={(changes) =>
          onChange({
            ...value,
            ...Object.fromEntries(changes.map(({ row, column, text }) => [matrixKey(row, column), text])),
          })
        }
      />
      <p className="small soft">{t(ordered.size > 0 ? 'limits.ordered' : 'limits.hint')}</p>
      {error && (
        <p className="small fault" role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

/** No limit goes below what is ordered. */
function statesOf(
  texts: LimitTexts,
  ordered: ReadonlyMap<MatrixKey, number>,
  say: (count: number) => string,
): Record<MatrixKey, MatrixState> {
  return Object.fromEntries(
    [...ordered].flatMap(([key, count]): [MatrixKey, MatrixState][] => {
      const limit = texts[key]?.trim() ? readCell(texts[key]) : null
      return limit !== null && limit < count ? [[key, { kind: 'error', message: say(count) }]] : []
    }),
  )
}
