import type { FediInvoiceDetail } from '@tsumugi/contract'
import { formatDate, useText } from '@tsumugi/i18n'
import { eInvoiceTexts, type EInvoiceText } from '../words/e-invoice-texts.ts'
import type { PanelProps } from './invoice-screen.tsx'

type Message = FediInvoiceDetail['messages'][number]

/** What was said, by the network and by people, each under its own head. */
export function ProgressPanel({ invoice }: PanelProps) {
  const t = useText(eInvoiceTexts)
  const isBusiness = ({ kind }: Message) => kind === 'response'
  const network = invoice.messages.filter((message) => !isBusiness(message))
  return (
    <section className="e-invoice-panel" aria-labelledby="e-invoice-progress">
      <h2 id="e-invoice-progress">{t('progress')}</h2>
      {invoice.direction === 'issue' && <Said head={t('progress.network')} messages={network} />}
      <Said head={t('progress.business')} messages={invoice.messages.filter(isBusiness)} />
    </section>
  )
}

function Said({ head, messages }: { readonly head: string; readonly messages: readonly Message[] }) {
  const t = useText(eInvoiceTexts)
  return (
    <>
      <h3>{head}</h3>
      {messages.length === 0 && <p className="soft small">{t('progress.none')}</p>}
      <ol className="e-invoice-said">
        {messages.map((message) => (
          <li key={message.id}>
            <time dateTime={message.saidAt}>{formatDate(message.saidAt, 'long')}</time>
            <span>{wordsOfMessage(message, t)}</span>
            {message.note && <q>{message.note}</q>}
          </li>
        ))}
      </ol>
    </>
  )
}

function wordsOfMessage({ kind, code, reason, account }: Message, t: EInvoiceText): string {
  if (kind !== 'response') return [t(`kind.${kind}`), code, reason].filter(Boolean).join(' ')
  const said = t(`code.${code as 'AB'}`)
  return [said, reason && t(`reason.${reason as 'NON'}`), account].filter(Boolean).join(' · ')
}
