import { cartons, type Carton } from '@tsumugi/contract'
import { readCartonCode } from '@tsumugi/domain/trading'
import { formatNumber, useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { useQuery } from '@tsumugi/queries'
import { Button, TextField } from '@tsumugi/ui'
import { useState } from 'react'
import { goodsTexts } from '../goods-words/goods-texts.ts'
import { CameraScan } from '../scanning/camera-scan.tsx'

/** From the code of a carton to what is in it, its delivery, its order and its invoices. */
export function CartonFinder() {
  const t = useText(goodsTexts)
  const [typed, setTyped] = useState('')
  const [code, setCode] = useState('')
  const isCode = readCartonCode(code) !== null
  const { data } = useQuery(cartons.list, isCode ? { query: { code } } : null, { stays: true, topics: ['delivery'] })
  const [carton] = data?.data ?? []
  const isMissing = code !== '' && (!isCode || (data !== undefined && !carton))
  return (
    <section className="carton-finder" aria-label={t('finder')}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          setCode(typed.trim())
        }}
      >
        <TextField label={t('finder.code')} value={typed} onChange={setTyped} autoComplete="off" spellCheck={false} />
        <Button submit>{t('finder.find')}</Button>
      </form>
      <CameraScan
        onCode={(read) => {
          setTyped(read)
          setCode(read)
        }}
      />
      <div role="status">
        {isMissing && <p className="small attention-text">{t('finder.none', { code })}</p>}
        {carton && <Found carton={carton} />}
      </div>
    </section>
  )
}

function Found({ carton: { code, delivery, order, invoices, contents } }: { readonly carton: Carton }) {
  const t = useText(goodsTexts)
  return (
    <>
      <p>
        <b className="code">{code}</b>{' '}
        <a href={href('delivery', { id: delivery.id })}>
          {t('aboard.delivery')} {delivery.number}
        </a>{' '}
        {order && (
          <a href={href('transactionUnit', { id: order.id })}>
            {t('finder.order')} {order.number}
          </a>
        )}{' '}
        {invoices.map(({ id, number }) => (
          <a key={id} href={href('transactionUnit', { id })}>
            {t('finder.invoice')} {number}
          </a>
        ))}
      </p>
      <ul>
        {contents.map(({ sourceLineId, item, colour, size, quantity }) => (
          <li key={sourceLineId}>
            {[item, colour, size].filter(Boolean).join(' ')} <b className="number">{formatNumber(quantity)}</b>
          </li>
        ))}
      </ul>
    </>
  )
}
