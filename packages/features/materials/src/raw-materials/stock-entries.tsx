import { rawMaterialStock, type StockLedger } from '@tsumugi/contract'
import { formatDate, useText } from '@tsumugi/i18n'
import { useChange } from '@tsumugi/queries'
import { Button } from '@tsumugi/ui'
import { stockTexts } from '../words/stock/stock-texts.ts'

/** What happened, the newest first; an entry is taken back by an opposite one and stays. */
export function StockEntries({ id, ledger }: { readonly id: number; readonly ledger: StockLedger }) {
  const t = useText(stockTexts)
  const reverse = useChange(rawMaterialStock.reverse, ['raw_material'])
  const lots = new Map(ledger.lots.map((lot) => [lot.id, lot]))
  if (ledger.moves.length === 0) return null
  return (
    <table>
      <caption className="unseen">{t('stock.entries')}</caption>
      <Head />
      <tbody>
        {ledger.moves.map(({ id: moveId, lotId, kind, quantity, movedOn, by, note, reverses, reversedBy }) => (
          <tr key={moveId} data-reversed={reversedBy !== null || reverses !== null || undefined}>
            <td>{formatDate(movedOn)}</td>
            <td>
              {t(`stock.kind.${kind}`)}
              {reverses !== null && ` (${t('stock.reversal')})`}
            </td>
            <td className="code">{[lots.get(lotId)?.color, lots.get(lotId)?.lot].filter(Boolean).join(' ')}</td>
            <td className="number">{quantity}</td>
            <td title={note}>{by}</td>
            <td>
              {reversedBy !== null ? (
                <span className="small faint">{t('stock.reversed')}</span>
              ) : reverses === null ? (
                <Button type="plain" size={24} onClick={() => void reverse({ id, body: { ids: [moveId] } })}>
                  {t('stock.reverse')}
                </Button>
              ) : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Head() {
  const t = useText(stockTexts)
  return (
    <thead>
      <tr>
        <th scope="col">{t('stock.date')}</th>
        <th scope="col">{t('stock.kind')}</th>
        <th scope="col">{t('stock.lot')}</th>
        <th scope="col" className="number">
          {t('stock.quantity')}
        </th>
        <th scope="col">{t('stock.by')}</th>
        <td />
      </tr>
    </thead>
  )
}
