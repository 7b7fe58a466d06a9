import { newIdempotencyKey } from '@tsumugi/api'
import { fediInvoices } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { useChange } from '@tsumugi/queries'
import { Button, TextField } from '@tsumugi/ui'
import { useState } from 'react'
import { FaultNotice } from '../fault-notice.tsx'
import { eInvoiceTexts } from '../words/e-invoice-texts.ts'
import type { PanelProps } from './invoice-screen.tsx'
import { useAct } from './use-act.ts'

/** Documents that it belongs to: found by the numbers in the file, or named by a person, beside the file. */
export function LinkPanel({ invoice }: PanelProps) {
  const t = useText(eInvoiceTexts)
  const { id, links, direction, documentId } = invoice
  const addressOf = (noun: string, to: number) => href(noun === 'delivery' ? 'delivery' : 'transactionUnit', { id: to })
  return (
    <section className="e-invoice-panel" aria-labelledby="e-invoice-links">
      <h2 id="e-invoice-links">{t('links')}</h2>
      {direction === 'issue' && documentId !== null && <a href={addressOf('invoice', documentId)}>{invoice.number}</a>}
      {direction === 'receive' && (
        <>
          {links.length === 0 && <p className="soft small">{t('links.none')}</p>}
          <ul className="e-invoice-links">
            {links.map(({ documentId: to, noun, reference, account }) => (
              <li key={to}>
                <a href={addressOf(noun, to)}>{reference}</a>
                <span className="soft small">
                  {account === null ? t('links.file') : t('links.by', { name: account })}
                </span>
              </li>
            ))}
          </ul>
          <LinkForm id={id} />
        </>
      )}
    </section>
  )
}

function LinkForm({ id }: { readonly id: number }) {
  const t = useText(eInvoiceTexts)
  const link = useChange(fediInvoices.link)
  const [number, setNumber] = useState('')
  const { busy, fault, act } = useAct()
  async function add() {
    const call = { id, body: { fediInvoice: { number } } }
    if (await act(() => link(call, { idempotencyKey: newIdempotencyKey() }))) setNumber('')
  }
  return (
    <>
      <FaultNotice words={fault} />
      <div className="e-invoice-link">
        <TextField label={t('link.number')} value={number} onChange={setNumber} />
        <Button busy={busy} disabled={number.trim() === ''} onClick={() => void add()}>
          {t('link.add')}
        </Button>
      </div>
    </>
  )
}
