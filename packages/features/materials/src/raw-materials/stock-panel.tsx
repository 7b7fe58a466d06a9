import { rawMaterialStock, type StockLedger } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { useQuery } from '@tsumugi/queries'
import type { PanelProps } from '@tsumugi/records'
import { ErrorState, Skeleton, useStyles } from '@tsumugi/ui'
import { stockTexts } from '../words/stock/stock-texts.ts'
import { StockEntries } from './stock-entries.tsx'
import { StockEntryForm } from './stock-entry-form.tsx'
import css from './stock-panel.css?inline'

/** Stock by colour and lot, what is free of it, and the ledger below. */
export function StockPanel({ record, values }: PanelProps) {
  useStyles(css)
  const t = useText(stockTexts)
  const colors = (values.colors ?? []) as readonly { no: string }[]
  return (
    <section className="stock-panel" aria-label={t('stock')}>
      <h3>{t('stock')}</h3>
      {record ? (
        <Ledger id={record.id} colors={colors.map(({ no }) => no)} />
      ) : (
        <p className="small soft">{t('stock.first')}</p>
      )}
    </section>
  )
}

function Ledger({ id, colors }: { readonly id: number; readonly colors: readonly string[] }) {
  const { data, error, mutate } = useQuery(rawMaterialStock.show, { id }, { topics: ['raw_material'] })
  if (!data) return error ? <ErrorState heading="h3" onRetry={() => void mutate()} /> : <Skeleton rows={3} />
  const ledger = data.data
  return (
    <>
      <Lots lots={ledger.lots} />
      <StockEntryForm id={id} colors={colors} />
      <StockEntries id={id} ledger={ledger} />
    </>
  )
}

function Lots({ lots }: { readonly lots: StockLedger['lots'] }) {
  const t = useText(stockTexts)
  if (lots.length === 0) return <p className="small soft">{t('stock.none')}</p>
  return (
    <table>
      <caption className="unseen">{t('stock.lots')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('stock.color')}</th>
          <th scope="col">{t('stock.lot')}</th>
          <th scope="col" className="number">
            {t('stock.onHand')}
          </th>
          <th scope="col" className="number">
            {t('stock.reserved')}
          </th>
          <th scope="col" className="number">
            {t('stock.free')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lots.map(({ id, color, lot, stock, reserved, free }) => (
          <tr key={id}>
            <td>{color || '–'}</td>
            <th scope="row" className="code">
              {lot || '–'}
            </th>
            <td className="number">{stock}</td>
            <td className="number">{reserved}</td>
            <td className="number">
              <b>{free}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
