import type { ExhibitionOrderDetail } from '@tsumugi/contract'
import { formatNumber, useText } from '@tsumugi/i18n'
import { storage } from '@tsumugi/session'
import { Dialog } from '@tsumugi/ui'
import { useState } from 'react'
import { OrderMatrix } from '../order-matrix/order-matrix.tsx'
import { boardTexts } from './messages/catalogue.ts'
import type { MoveOrders } from './order-board.tsx'

interface ConvertDialogProps {
  order: ExhibitionOrderDetail
  onMove: MoveOrders
  onClose(): void
}

/** What of a confirmed order is made: colours × sizes of each style, beginning with what was ordered (domain §3.16). */
export function ConvertDialog({ order, onMove, onClose }: ConvertDialogProps) {
  const t = useText(boardTexts)
  const draft = storage.recordDraft(`exhibition_production.${order.id}`)
  const ordered = new Map(order.lines.map(({ skuId, quantity }) => [skuId, quantity]))
  const [pieces, setPieces] = useState<ReadonlyMap<number, number>>(() => {
    const kept = (draft.get() ?? {}) as Record<string, number>
    return new Map([...ordered].map(([id, quantity]) => [id, kept[id] ?? quantity]))
  })
  const [busy, setBusy] = useState(false)
  const sum = [...pieces.values()].reduce((all, each) => all + each, 0)
  function change(changed: ReadonlyMap<number, number>) {
    const next = new Map([...pieces, ...changed])
    setPieces(next)
    draft.set(Object.fromEntries(next))
  }
  async function convert() {
    setBusy(true)
    const done = await onMove('convert', [order], { production: pieces })
    setBusy(false)
    if (!done) return
    draft.remove()
    onClose()
  }
  function close() {
    draft.remove()
    onClose()
  }
  return (
    <Dialog
      title={t('convert.title', { number: order.number })}
      width={720}
      closeOnOutside={false}
      busy={busy}
      onClose={close}
      primary={{
        label: t('move.convert'),
        onClick: () => void convert(),
        ...(sum === 0 && { reason: t('convert.none') }),
      }}
      note={
        <output className="number">
          {t('convert.sum', { production: formatNumber(sum), ordered: formatNumber(order.quantity) })}
        </output>
      }
    >
      <div className="production">
        <p className="small soft">{t('convert.why')}</p>
        {order.matrices.map(({ itemId, code, name, colours, sizes }) => (
          <section key={itemId}>
            <h3>
              <span className="tiny faint">{code}</span> {name}
            </h3>
            <OrderMatrix
              item={{
                name,
                colours,
                sizes,
                skus: order.lines
                  .filter((line) => line.itemId === itemId)
                  .map(({ skuId: id, colour, size }) => ({ id, colour, size, left: null })),
              }}
              pieces={pieces}
              ghost={ordered}
              onChange={change}
              disabled={busy}
            />
          </section>
        ))}
      </div>
    </Dialog>
  )
}
