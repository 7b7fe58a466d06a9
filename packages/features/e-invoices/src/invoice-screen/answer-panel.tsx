import { newIdempotencyKey } from '@tsumugi/api'
import { fediInvoices } from '@tsumugi/contract'
import { needsReason, responseCodes, responseReasons, type ResponseCode } from '@tsumugi/domain/e-invoice'
import { useText } from '@tsumugi/i18n'
import { useChange } from '@tsumugi/queries'
import { Button, Select, TextArea } from '@tsumugi/ui'
import { useState } from 'react'
import { FaultNotice } from '../fault-notice.tsx'
import { eInvoiceTexts } from '../words/e-invoice-texts.ts'
import type { PanelProps } from './invoice-screen.tsx'
import { useAct } from './use-act.ts'

const codes = Object.keys(responseCodes) as ResponseCode[]
type Reason = (typeof responseReasons)[number]

/** Answers the sender by an invoice response; rejected and paid are last words. */
export function AnswerPanel({ invoice }: PanelProps) {
  const t = useText(eInvoiceTexts)
  const isOver = invoice.businessStatus === 'rejected' || invoice.businessStatus === 'paid'
  return (
    <section className="e-invoice-panel" aria-labelledby="e-invoice-answer">
      <h2 id="e-invoice-answer">{t('respond')}</h2>
      {isOver ? <p className="soft">{t('respond.over')}</p> : <AnswerForm invoice={invoice} />}
    </section>
  )
}

function AnswerForm({ invoice }: PanelProps) {
  const t = useText(eInvoiceTexts)
  const respond = useChange(fediInvoices.respond)
  const [code, setCode] = useState<ResponseCode>('AB')
  const [reason, setReason] = useState<Reason | ''>('')
  const [note, setNote] = useState('')
  const { busy, fault, act } = useAct()
  async function send() {
    const wish = { code, ...(reason && { reason }), ...(note && { note }) }
    const call = { id: invoice.id, body: { fediInvoice: wish } }
    if (await act(() => respond(call, { idempotencyKey: newIdempotencyKey() }), t('respond.done'))) setNote('')
  }
  return (
    <>
      <FaultNotice words={fault} />
      <Select
        label={t('respond.code')}
        value={code}
        onChange={(value) => setCode(value)}
        placeholder={null}
        options={codes.map((value) => ({ value, label: t(`code.${value}`) }))}
      />
      {needsReason(code) && (
        <Select
          label={t('respond.reason')}
          must
          value={reason}
          onChange={(value) => setReason(value)}
          options={responseReasons.map((value) => ({ value, label: t(`reason.${value}`) }))}
        />
      )}
      <TextArea label={t('respond.note')} value={note} onChange={setNote} rows={2} />
      <Button busy={busy} disabled={needsReason(code) && reason === ''} onClick={() => void send()}>
        {t('respond.send')}
      </Button>
    </>
  )
}
