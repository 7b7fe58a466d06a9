import { newIdempotencyKey, wordsOf } from '@tsumugi/api'
import { documents, eInvoiceSummaries, fediInvoices } from '@tsumugi/contract'
import { formatMoney, useText } from '@tsumugi/i18n'
import { useChange, useQuery } from '@tsumugi/queries'
import { Dialog, Select } from '@tsumugi/ui'
import { useState } from 'react'
import { FaultNotice } from '../fault-notice.tsx'
import { eInvoiceTexts } from '../words/e-invoice-texts.ts'

type Summary = (typeof eInvoiceSummaries)[number]

interface MakeProps {
  onClose(): void
  onMade(invoice: { readonly id: number }): void
}

/** Chooses the issued invoice or credit note whose electronic form is made, and how its lines are told. */
export function MakeDialog({ onClose, onMade }: MakeProps) {
  const t = useText(eInvoiceTexts)
  const options = useIssued()
  const [chosen, choose] = useState('')
  const [summary, setSummary] = useState<Summary>('goods')
  const { busy, fault, send } = useMaking(onMade)
  return (
    <Dialog
      title={t('make')}
      onClose={onClose}
      busy={busy}
      primary={{ label: t('make'), disabled: chosen === '', onClick: () => void send(Number(chosen), summary) }}
    >
      <FaultNotice words={fault} />
      {options?.length === 0 ? (
        <p>{t('make.none')}</p>
      ) : (
        <>
          <Select label={t('make.number')} must value={chosen} onChange={choose} options={options ?? []} />
          <Select
            label={t('make.summary')}
            value={summary}
            onChange={(value) => setSummary(eInvoiceSummaries.find((each) => each === value) ?? summary)}
            placeholder={null}
            options={eInvoiceSummaries.map((value) => ({ value, label: t(`make.${value}`) }))}
          />
        </>
      )}
    </Dialog>
  )
}

/** Makes it once, however often the button is pressed; a refusal is said in its words. */
function useMaking(onMade: MakeProps['onMade']) {
  const t = useText(eInvoiceTexts)
  const make = useChange(fediInvoices.create)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  const [idempotencyKey] = useState(newIdempotencyKey)
  async function send(documentId: number, summary: Summary) {
    setBusy(true)
    setFault('')
    try {
      const wish = { documentId, ...(summary === 'notes' && { summary }) }
      onMade((await make({ body: { fediInvoice: wish } }, { idempotencyKey })).data)
    } catch (error) {
      setFault(wordsOf(error) || t('failed'))
      setBusy(false)
    }
  }
  return { busy, fault, send }
}

/** Invoices and credit notes that one issued, the newest first; undefined while they are asked for. */
function useIssued() {
  const query = { direction: 'issue', perPage: 100 } as const
  const invoices = useQuery(documents.invoices.endpoints.list, { query }, { stays: true })
  const credits = useQuery(documents.creditNotes.endpoints.list, { query }, { stays: true })
  if (!invoices.data || !credits.data) return undefined
  return [...invoices.data.data, ...credits.data.data]
    .filter(({ status }) => status !== 'draft' && status !== 'void')
    .map(({ id, number, total, currency, receiver }) => ({
      value: String(id),
      label: [number, receiver?.name, total && formatMoney(total, currency)].filter(Boolean).join(' · '),
    }))
}
