import type { ChainDocument } from '@tsumugi/contract'
import { documentPartStyles, type DocumentDetail } from '@tsumugi/documents'
import { lazyPart } from '@tsumugi/element'
import { useText } from '@tsumugi/i18n'
import { Avatar, Button, useStyles } from '@tsumugi/ui'
import { Suspense } from 'react'
import css from './chain.css?inline'
import { chainTexts } from './chain-texts.ts'
import { chainHref, StepStatus } from './chain-strip.tsx'
import { daysSince, useChain } from './use-chain.ts'

const NextDrafts = lazyPart(() => import('./next-drafts.tsx').then((m) => ({ default: m.NextDrafts })))

/** Whose turn it is in the whole trade: the first document that waits for one's own side, else for the other. */
export function NextStep({ detail }: { readonly detail: DocumentDetail }) {
  useStyles(css)
  useStyles(documentPartStyles)
  const t = useText(chainTexts)
  const documents = useChain(detail.id) ?? []
  const waiting = documents.filter(({ turn }) => turn !== null)
  const next = waiting.find(({ turn }) => turn === 'ours') ?? waiting[0]
  const partner = (detail.side === 'issuer' ? detail.receiver : detail.issuer)?.name ?? ''
  const own = (detail.side === 'issuer' ? detail.issuer : detail.receiver)?.name ?? ''
  if (!next)
    return (
      <section className="document-next" data-turn="nobody" aria-label={t('next')}>
        <p className="soft">{t(`rest.${restOf(detail.status)}`)}</p>
        {restOf(detail.status) === 'open' && (
          <div className="trade-makes">
            <Suspense>
              <NextDrafts detail={detail} hrefOf={chainHref} />
            </Suspense>
          </div>
        )}
      </section>
    )
  const isOurs = next.turn === 'ours'
  return (
    <section className="document-next" data-turn={next.turn!} aria-label={t('next')}>
      <Avatar group size={32} name={isOurs ? own : partner} hue={isOurs ? 'indigo' : 'gold'} />
      <div>
        <p aria-live="polite">
          <b>{isOurs ? t('next.ours') : t('next.theirs', { partner })}</b>
          {waiting.length > 1 && <span className="small soft"> {t('next.more', { count: waiting.length - 1 })}</span>}
        </p>
        <Waiting document={next} />
      </div>
      <Button href={chainHref(next)} type={isOurs ? 'primary' : 'secondary'}>
        {t('next.open')}
      </Button>
    </section>
  )
}

function Waiting({ document }: { readonly document: ChainDocument }) {
  const t = useText(chainTexts)
  return (
    <p className="small trade-waiting">
      <span className="code">{document.number ?? t('draft')}</span>
      <StepStatus document={document} />
      <span className="soft">{t('days', { count: daysSince(document.since) })}</span>
    </p>
  )
}

/** Why nobody has to act: it has not been estimated yet, it runs by itself, or it has come to an end. */
function restOf(status: string): 'draft' | 'open' | 'running' | 'ended' {
  if (status === 'draft') return 'draft'
  if (status === 'inquiry' || status === 'estimating' || status === 'agreed') return 'open'
  return status === 'completed' || status === 'cancelled' || status === 'lost' ? 'ended' : 'running'
}
