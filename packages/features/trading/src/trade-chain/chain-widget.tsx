import { tradeDocument, type DocumentKind } from '@tsumugi/contract'
import { partnerOf, useDocuments, useStatusWord, type DocumentDetail } from '@tsumugi/documents'
import { LinkEvents, useNeededAttribute, useRefresh, type EventOfLink } from '@tsumugi/element'
import { useRefresh as useTopicRefresh } from '@tsumugi/queries'
import { ErrorState, Skeleton, Status } from '@tsumugi/ui'
import { chainLook } from './chain-looks.ts'
import { chainHref, ChainStrip } from './chain-strip.tsx'
import { NextStep } from './next-step.tsx'
import { TradeDocumentsTab } from './trade-documents-tab.tsx'
import { useChain } from './use-chain.ts'

const trades = tradeDocument as unknown as DocumentKind

/** `<tsumugi-trade-chain trade-id>` */
export function ChainWidget({ tradeId = null }: { readonly tradeId?: number | null }) {
  if (!useNeededAttribute('trade-id', tradeId)) return null
  return <Trade id={tradeId} />
}

function Trade({ id }: { readonly id: number }) {
  const { data, error, mutate } = useDocuments(trades, 'show', { id })
  const documents = useChain(id)
  const refresh = useTopicRefresh()
  useRefresh(() => void refresh('trade'))
  if (!data) return error ? <ErrorState heading="h2" onRetry={() => void mutate()} /> : <Skeleton rows={8} />
  const eventOf: EventOfLink = (address) => {
    const chosen = documents?.find((each) => chainHref(each) === address)
    return chosen ? ['document-open', { noun: chosen.noun, id: chosen.id }] : null
  }
  return (
    <LinkEvents eventOf={eventOf}>
      <article className="trade-papers">
        <Head detail={data.data} />
        <NextStep detail={data.data} />
        <ChainStrip id={id} />
        <TradeDocumentsTab detail={data.data} />
      </article>
    </LinkEvents>
  )
}

function Head({ detail }: { readonly detail: DocumentDetail }) {
  const statusWord = useStatusWord()
  const { number, title, status } = detail
  return (
    <header className="trade-head">
      <h2>
        {number && <span className="code">{number}</span>} {title}
      </h2>
      <Status look={chainLook('trade', status)}>{statusWord('trade', status)}</Status>
      <span className="soft">{partnerOf(detail)?.name}</span>
    </header>
  )
}
