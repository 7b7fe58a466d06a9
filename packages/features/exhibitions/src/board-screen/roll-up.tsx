import type { Exhibition, RollUpRow } from '@tsumugi/contract'
import { formatMoney, formatNumber, useText } from '@tsumugi/i18n'
import { EmptyState, ErrorState, figureStyles, Segments, Skeleton, useStyles } from '@tsumugi/ui'
import { useState, type CSSProperties } from 'react'
import { useRollUp } from '../admin/admin-queries.ts'
import { boardTexts } from './messages/catalogue.ts'

type Figure = 'ordered' | 'converted'

/** Best sellers as a strip of heat, then every style with its pieces per colour and size; the strip has the tables as its twin. */
export function RollUp({ exhibition }: { exhibition: Exhibition }) {
  useStyles(figureStyles)
  const t = useText(boardTexts)
  const [figure, setFigure] = useState<Figure>('ordered')
  const { data: rows, error, mutate } = useRollUp(exhibition.id)
  if (error && !rows)
    return (
      <ErrorState title={t('failed')} onRetry={() => void mutate()}>
        {t('failed.why')}
      </ErrorState>
    )
  if (!rows) return <Skeleton rows={8} />
  const sold = rows.filter(({ quantity }) => quantity > 0)
  if (sold.length === 0) return <EmptyState title={t('empty')}>{t('empty.why')}</EmptyState>
  const most = sold[0]?.quantity ?? 1
  return (
    <section className="roll-up" aria-label={t('rollUp')}>
      <h2>{t('best')}</h2>
      <ol className="heat" aria-label={t('best')}>
        {sold.map((row) => (
          <li
            key={row.itemId}
            data-heat={heatOf(row.quantity, most)}
            title={`${row.name} ${t('pieces', { count: formatNumber(row.quantity) })}`}
          >
            <a href={`#style-${row.itemId}`}>
              {row.imageUrl && <img src={row.imageUrl} alt="" width="56" height="64" loading="lazy" />}
              <b className="number">{formatNumber(row.quantity)}</b>
              <span className="one-line tiny">{row.name}</span>
            </a>
          </li>
        ))}
      </ol>
      <p className="tiny faint">{t('best.key')}</p>
      <Segments<Figure>
        label={t('figure')}
        value={figure}
        onChange={setFigure}
        options={[
          { value: 'ordered', label: t('quantity') },
          { value: 'converted', label: t('production') },
        ]}
      />
      <div className="sums">
        {sold.map((row) => (
          <StyleSums key={row.itemId} row={row} currency={exhibition.currency} figure={figure} />
        ))}
      </div>
    </section>
  )
}

/** Three steps of warmth, against the best seller. */
const heatOf = (quantity: number, most: number): 1 | 2 | 3 =>
  quantity * 3 > most * 2 ? 3 : quantity * 3 > most ? 2 : 1

/** Pieces of one style per colour and size: as ordered beside their limits, or as handed over to production. */
function StyleSums({ row, currency, figure }: { row: RollUpRow; currency: string; figure: Figure }) {
  const t = useText(boardTexts)
  const pieces = (colour: string, size: string) => row.skus.find((sku) => sku.colour === colour && sku.size === size)
  const sumOf = (list: RollUpRow['skus']) => list.reduce((all, sku) => all + sku[figure], 0)
  return (
    <article className="style-sums" id={`style-${row.itemId}`}>
      <header>
        <h3>
          <span className="tiny faint">{row.code}</span> {row.name}
        </h3>
        <span className="small soft number">
          {t('rollUp.facts', {
            shops: row.shops,
            quantity: formatNumber(row.quantity),
            amount: formatMoney(row.amount, currency, t.locale),
          })}
        </span>
      </header>
      <div className="scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="unseen">{t('colour')}</span>
              </th>
              {row.sizes.map((size) => (
                <th key={size} scope="col">
                  {size}
                </th>
              ))}
              <th scope="col">{t('sum')}</th>
            </tr>
          </thead>
          <tbody>
            {row.colours.map(({ name, hex }) => (
              <tr key={name}>
                <th scope="row">
                  <i className="swatch" style={{ '--cloth': hex } as CSSProperties} />
                  {name}
                </th>
                {row.sizes.map((size) => {
                  const sku = pieces(name, size)
                  return (
                    <td key={size}>
                      {sku ? formatNumber(sku[figure]) : '–'}
                      {figure === 'ordered' && sku && sku.limit !== null ? (
                        <span className="tiny faint"> / {formatNumber(sku.limit)}</span>
                      ) : null}
                    </td>
                  )
                })}
                <td className="sum">{formatNumber(sumOf(row.skus.filter(({ colour }) => colour === name)))}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('sum')}</th>
              {row.sizes.map((size) => (
                <td key={size}>{formatNumber(sumOf(row.skus.filter((sku) => sku.size === size)))}</td>
              ))}
              <td className="sum">{formatNumber(sumOf(row.skus))}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </article>
  )
}
