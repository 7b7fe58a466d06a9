import { applications, type MatchingApplicationDetail } from '@tsumugi/contract'
import { isOfferOpen, type ApplicationMove } from '@tsumugi/domain/matching'
import { formatDate, formatMoney, formatNumber, useText } from '@tsumugi/i18n'
import { href, pageNavigator } from '@tsumugi/navigation'
import { useChange, useQuery } from '@tsumugi/queries'
import type { PageAddress } from '@tsumugi/records'
import { HistoryButton } from '@tsumugi/records/history'
import {
  Button,
  confirm,
  EmptyState,
  ErrorState,
  Notice,
  Screen,
  Skeleton,
  Status,
  TextArea,
  useStyles,
} from '@tsumugi/ui'
import { useState } from 'react'
import css from '../words/matching.css?inline'
import { applicationLook } from '../words/matching-looks.ts'
import { matchingTexts } from '../words/matching-texts.ts'
import { FactList } from '../words/shown.tsx'
import { ApplyForm } from './apply-form.tsx'
import { useApplicationMoves } from './use-application-moves.ts'

/** /matching-console/client/applications/:applicationId and …/worker/…: one application, for its two sides. */
export function ApplicationScreen({ params }: Pick<PageAddress, 'params'>) {
  useStyles(css)
  const t = useText(matchingTexts)
  const { data, error, mutate } = useQuery(applications.show, { id: Number(params.applicationId) }, { stays: true })
  if (data) return <Page application={data.data} />
  if (!error) return <Skeleton rows={8} />
  if ((error as { status?: number }).status !== 404) return <ErrorState heading="h1" onRetry={() => void mutate()} />
  return <EmptyState filtered heading="h1" title={t('applicationGone')} />
}

function Page({ application }: { readonly application: MatchingApplicationDetail }) {
  const t = useText(matchingTexts)
  const { own, recruitment, status, partner } = application
  const back = own
    ? { href: href('matchingWorker'), label: t('applications') }
    : { href: href('matchingClientRecruitment', { recruitmentId: recruitment.id }), label: recruitment.title }
  return (
    <Screen
      back={back}
      title={
        <>
          {own ? recruitment.title : (partner ?? '')}{' '}
          <Status look={applicationLook[status]}>{t(`application.${status}`)}</Status>
        </>
      }
      facts={<span className="soft">{own ? (partner ?? t('nameHidden')) : recruitment.title}</span>}
      actions={<Actions application={application} />}
    >
      <Standing application={application} />
      <div className="matching-cols">
        <div className="matching-parts">
          {own && isOfferOpen(status) ? (
            <ApplyForm recruitment={recruitment} application={application} />
          ) : (
            <OfferFacts application={application} />
          )}
          <Comments application={application} />
        </div>
        {own && (
          <aside className="matching-rail">
            <section>
              <FactList facts={[[t('applyBy'), formatDate(recruitment.applyBy, 'long')]]} />
              <a href={href('matchingRecruitment', { recruitmentId: recruitment.id })}>{t('toRecruitment')}</a>
            </section>
          </aside>
        )}
      </div>
    </Screen>
  )
}

function Actions({ application }: { readonly application: MatchingApplicationDetail }) {
  const t = useText(matchingTexts)
  const { moves, status, relation, tradeId, own } = application
  const run = useApplicationMoves()
  const isWaiting = !own && status === 'accepted' && tradeId === null
  const type = (move: ApplicationMove) => (move === 'send' || move === 'accept' ? 'primary' : 'secondary')
  async function go(move: ApplicationMove) {
    const asks = move === 'withdraw' || move === 'decline'
    if (asks && !(await confirm({ title: t(`move.${move}`), message: t(`move.${move}.text`), type: 'attention' })))
      return
    await run(application, move)
  }
  return (
    <>
      <HistoryButton noun="matching_application" id={application.id} />
      {own && status === 'draft' && <DeleteDraft application={application} />}
      {moves.map((move) => (
        <Button key={move} type={type(move)} onClick={() => void go(move)}>
          {t(`move.${move}`)}
        </Button>
      ))}
      {isWaiting && (
        <Button
          type="primary"
          onClick={() => void run(application, 'accept')}
          {...(relation === 'pending' && { reason: t('waitsForApproval') })}
        >
          {t('beginTrade')}
        </Button>
      )}
      {tradeId !== null && (
        <Button type="primary" href={href('trade', { id: tradeId })}>
          {t('toTrade')}
        </Button>
      )}
    </>
  )
}

function DeleteDraft({ application: { id, recruitment } }: { readonly application: MatchingApplicationDetail }) {
  const t = useText(matchingTexts)
  const remove = useChange(applications.delete, ['open_recruitment'])
  async function go() {
    const title = t('deleteApplication')
    if (
      !(await confirm({ title, message: t('deleteApplication.text', { title: recruitment.title }), type: 'attention' }))
    )
      return
    await remove({ id })
    pageNavigator.go(href('matchingWorker'))
  }
  return <Button onClick={() => void go()}>{t('deleteApplication')}</Button>
}

/** What comes next after an acceptance, and whose turn it is. */
function Standing({
  application: { status, tradeId, own, relation },
}: {
  readonly application: MatchingApplicationDetail
}) {
  const t = useText(matchingTexts)
  if (status === 'draft') return <Notice>{t('draftText')}</Notice>
  if (status !== 'accepted' || tradeId !== null) return null
  if (own) return <Notice>{t('acceptedText')}</Notice>
  return (
    <Notice>
      {t(relation === 'active' ? 'relationActive' : 'relationPending')}{' '}
      <a href={href('suppliers')}>{t('toSuppliers')}</a>
    </Notice>
  )
}

function OfferFacts({ application }: { readonly application: MatchingApplicationDetail }) {
  const t = useText(matchingTexts)
  const { price, currency, leadDays, minLot, message, recruitment } = application
  const facts = [
    [t('offer.price'), price === null ? '–' : formatMoney(price, currency)],
    [t('target'), recruitment.targetPrice === null ? '–' : formatMoney(recruitment.targetPrice, recruitment.currency)],
    [t('offer.minLot'), minLot === null ? '–' : t('pieces', { count: formatNumber(minLot) })],
    [t('offer.leadDays'), leadDays === null ? '–' : t('days', { count: leadDays })],
  ] as const
  return (
    <section className="matching-panel">
      <h2>{t('offer')}</h2>
      <FactList facts={facts} />
      <p className="prose">{message}</p>
    </section>
  )
}

function Comments({ application: { id, comments, status } }: { readonly application: MatchingApplicationDetail }) {
  const t = useText(matchingTexts)
  const say = useChange(applications.comment)
  const [text, type] = useState('')
  async function send() {
    await say({ id, body: { comment: { text } } })
    type('')
  }
  if (status === 'draft') return null
  return (
    <section className="matching-panel">
      <h2>{t('comments')}</h2>
      <p className="small soft">{t('commentsText')}</p>
      <ol className="matching-comments">
        {comments.map((comment) => (
          <li key={comment.id} data-own={comment.own || undefined}>
            <b className="small">{comment.author || t('nameHidden')}</b>{' '}
            <span className="tiny faint">{formatDate(comment.at)}</span>
            <p className="prose">{comment.text}</p>
          </li>
        ))}
      </ol>
      <TextArea label={t('comment')} value={text} onChange={type} maxLength={4000} />
      <Button disabled={!text.trim()} onClick={() => void send()}>
        {t('sendComment')}
      </Button>
    </section>
  )
}
