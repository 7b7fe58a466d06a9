import { invoiceDocument, type DocumentKind } from '@tsumugi/contract'
import { partnerOf, useDocuments, useStatusWord, type DocumentDetail } from '@tsumugi/documents'
import { idAt, LinkEvents, useNeededAttribute, useRefresh, type EventOfLink } from '@tsumugi/element'
import { href } from '@tsumugi/navigation'
import { ErrorState, Skeleton, Status } from '@tsumugi/ui'
import { MatchPanel } from './match-panel.tsx'

const invoices = invoiceDocument as unknown as DocumentKind

/** Orders that it is held against, and invoices that say the same. */
const eventOf: EventOfLink = (address) => {
  const id = idAt(href('transactionUnit', { id: 0 }), address)
  return id === null ? null : ['document-open', { id }]
}

/** `<tsumugi-invoice-match invoice-id>` */
export function MatchWidget({ invoiceId = null }: { readonly invoiceId?: number | null }) {
  if (!useNeededAttribute('invoice-id', invoiceId)) return null
  return (
    <LinkEvents eventOf={eventOf}>
      <Invoice id={invoiceId} />
    </LinkEvents>
  )
}

function Invoice({ id }: { readonly id: number }) {
  const { data, error, mutate } = useDocuments(invoices, 'show', { id })
  useRefresh(() => void mutate())
  if (!data) return error ? <ErrorState heading="h2" onRetry={() => void mutate()} /> : <Skeleton rows={8} />
  return (
    <article>
      <Head detail={data.data} />
      <MatchPanel detail={data.data} />
    </article>
  )
}

function Head({ detail }: { readonly detail: DocumentDetail }) {
  const statusWord = useStatusWord()
  const { number, title, status } = detail
  return (
    <header className="match-head">
      <h2 className="code">{number ?? title}</h2>
      <Status look={invoices.lifecycle.kinds[status] ?? 'todo'}>{statusWord('invoice', status)}</Status>
      <span className="soft">{partnerOf(detail)?.name}</span>
    </header>
  )
}
