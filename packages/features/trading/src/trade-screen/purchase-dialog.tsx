import { newIdempotencyKey, wordsOf } from '@tsumugi/api'
import { messageThreads, tradeChains } from '@tsumugi/contract'
import { useFollow } from '@tsumugi/element'
import { useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { useChange, useQuery } from '@tsumugi/queries'
import { Dialog, Notice, Select } from '@tsumugi/ui'
import { useState } from 'react'
import { tradingTexts } from '../words/trading-texts.ts'

interface PurchaseDialogProps {
  /** Of the sale. */
  readonly id: number
  onClose(): void
}

/** To whom what was sold is to be asked for. */
export function PurchaseDialog({ id, onClose }: PurchaseDialogProps) {
  const t = useText(tradingTexts)
  const { ask, busy, fault } = usePurchase(id)
  const partners = useQuery(messageThreads.people, {}).data?.data.partners ?? []
  const [maker, choose] = useState('')
  return (
    <Dialog
      title={t('deal.ask')}
      busy={busy}
      onClose={onClose}
      primary={{
        label: t('deal.ask.do'),
        onClick: () => void ask(Number(maker)),
        ...(!maker && { reason: t('deal.maker.choose') }),
      }}
    >
      {fault && (
        <Notice hue="madder" live>
          {fault}
        </Notice>
      )}
      <p>{t('deal.ask.text')}</p>
      <Select
        label={t('deal.maker')}
        name="maker"
        value={maker}
        onChange={choose}
        must
        options={partners.map(({ id: partner, name }) => ({ value: String(partner), label: name }))}
      />
    </Dialog>
  )
}

/** Makes the draft and goes to it. */
function usePurchase(id: number) {
  const t = useText(tradingTexts)
  const follow = useFollow()
  const purchase = useChange(tradeChains.purchase)
  const [idempotencyKey] = useState(newIdempotencyKey)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  async function ask(partnerId: number) {
    setBusy(true)
    try {
      const { data } = await purchase({ id, body: { partnerId } }, { idempotencyKey })
      follow(href('tradeRequest', { id: data.id }))
    } catch (error) {
      setFault(wordsOf(error, t('failed')))
      setBusy(false)
    }
  }
  return { ask, busy, fault }
}
