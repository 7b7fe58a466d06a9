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
  const [kept] = useState(() => (draft.get() ?? {}) as Record<string, number | string>)
  const [pieces, setPieces] = useState<ReadonlyMap<number, number>>(
    () => new Map([...ordered].map(([id, quantity]) => [id, typeof kept[id] === 'number' ? kept[id] : quantity])),
  )
  // What cannot be read waits in the draft beside the pieces, as text.
  const [unread, setUnread] = useState<ReadonlyMap<number, string>>(
    () => new Map([...ordered.keys()].flatMap((id) => (typeof kept[id] === 'string' ? [[id, kept[id]]] : []))),
  )
  const [busy, setBusy] = useState(false)
  const sum = [...pieces.values()].reduce((all, each) => all + each, 0)
  function change(skuIds: readonly number[], changed: ReadonlyMap<number, number>, left: ReadonlyMap<number, string>) {
    const next = new Map([...pieces, ...changed])
    const held = new Map([...[...unread].filter(([id]) => !skuIds.includes(id)), ...left])
    setPieces(next)
    setUnread(held)
    draft.set(Object.fromEntries([...next, ...held]))
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
        {order.matrices.map(({ itemId, code, name, colours, sizes }) => {
          const lines = order.lines.filter((line) => line.itemId === itemId)
          const skus = lines.map(({ skuId: id, colour, size }) => ({ id, colour, size, left: null }))
          const ids = skus.map(({ id }) => id)
          return (
            <section key={itemId}>
              <h3>
                <span className="tiny faint">{code}</span> {name}
              </h3>
              <OrderMatrix
                item={{ name, colours, sizes, skus }}
                pieces={pieces}
                ghost={ordered}
                unread={new Map([...unread].filter(([id]) => ids.includes(id)))}
                onChange={(changed, left) => change(ids, changed, left)}
                disabled={busy}
              />
            </section>
          )
        })}
      </div>
    </Dialog>
  )
}
