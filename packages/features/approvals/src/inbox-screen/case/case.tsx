import type { Approval, ApprovalPath } from '@tsumugi/contract'
import { formatDate, formatMoney, useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { useApi } from '@tsumugi/session'
import { Button, EmptyState, ErrorState, Skeleton, Status } from '@tsumugi/ui'
import { ChevronLeft, ExternalLink } from '@tsumugi/ui/icons'
import { lazy, Suspense } from 'react'
import { statusLooks } from '../../approval-path/approval-words.ts'
import { approvalPathTexts } from '../../approval-path/messages/catalogue.ts'
import { PathStrip } from '../../approval-path/path-strip.tsx'
import { useApproval } from '../../approval-queries.ts'
import { isMissing } from '../../failure-words.ts'
import { CaseFields } from './case-fields.tsx'
import { DecideBar } from './decide-bar.tsx'
import { signed } from './difference.ts'
import { inboxTexts } from '../messages/catalogue.ts'

const CaseFiles = lazy(() => import('./case-files.tsx').then((m) => ({ default: m.CaseFiles })))

export interface CaseProps {
  id: number | null
  hasRows: boolean
  heading?: 'h1' | 'h2' | 'h3'
  onBack?(): void
  onDecided(approval: Approval): void
}

/** The document a decision is made on: what changed, its files, who has decided, and the decision itself. */
export function Case({ id, hasRows, heading = 'h2', onBack, onDecided }: CaseProps) {
  const t = useText(inboxTexts)
  const { data, error, mutate } = useApproval(id)
  const back = onBack && (
    <Button className="back" type="plain" size={24} icon={ChevronLeft} onClick={onBack}>
      {t('back')}
    </Button>
  )
  if (id === null)
    return hasRows ? (
      <section className="case">
        <p className="nothing faint">{t('pick')}</p>
      </section>
    ) : (
      <section className="case" />
    )
  if (!data) {
    return (
      <section className="case">
        <div className="scroll">
          {back}
          {!error && <Skeleton rows={8} />}
          {error &&
            (isMissing(error) ? (
              <EmptyState filtered title={t('gone.title')}>
                {t('gone.why')}
              </EmptyState>
            ) : (
              <ErrorState onRetry={() => void mutate()} />
            ))}
        </div>
      </section>
    )
  }
  const done = (approval: Approval) => {
    void mutate(approval, { revalidate: false })
    onDecided(approval)
  }
  return (
    <section className="case" aria-label={data.title}>
      <div className="scroll">
        {back}
        <CaseHead approval={data} heading={heading} />
        <PathStrip path={data.path} />
        {data.note && <q className="note">{data.note}</q>}
        <Comments path={data.path} />
        <CaseFields approval={data} />
        {data.files.length > 0 && (
          <Suspense>
            <CaseFiles files={data.files} />
          </Suspense>
        )}
      </div>
      <DecideBar key={data.id} approval={data} onDone={done} onStale={() => void mutate()} />
    </section>
  )
}

/** What deciders have said so far. */
function Comments({ path }: { path: ApprovalPath }) {
  const said = path.steps.flatMap(({ assignees }) => assignees).filter(({ comment }) => comment !== '')
  if (said.length === 0) return null
  return (
    <ul className="comments">
      {said.map(({ id, name, comment }) => (
        <li key={`${id} ${comment}`}>
          <b>{name}</b>
          <q>{comment}</q>
        </li>
      ))}
    </ul>
  )
}

function CaseHead({ approval, heading: Heading }: { approval: Approval; heading: 'h1' | 'h2' | 'h3' }) {
  const t = useText(inboxTexts)
  const path = useText(approvalPathTexts)
  const { origin } = useApi()
  const { amount, currency, previous } = approval
  const money = (value: string | null) => formatMoney(value, currency, t.locale)
  const was = previous && previous.amount !== amount ? previous.amount : null
  const change = was && previous?.difference ? signed(previous.difference, currency, t.locale) : null
  return (
    <>
      <p className="crumbs small soft">
        {path(`target.${approval.target}`)}
        {approval.code && <> / {approval.code}</>}
        {approval.path.routeName && approval.path.routeName !== approval.code && (
          <> / {t('route', { name: approval.path.routeName })}</>
        )}
      </p>
      <div className="head">
        <Heading>{approval.title}</Heading>
        <Status look={approval.late ? 'late' : statusLooks[approval.status]}>
          {path(`status.${approval.status}`)}
        </Status>
        <span className="links">
          {approval.correction && (
            <Button size={24} type="sub-primary" href={origin + approval.correction}>
              {t('correct')}
            </Button>
          )}
          {approval.link && (
            <Button size={24} type="plain" icon={ExternalLink} href={origin + approval.link}>
              {t('open')}
            </Button>
          )}
          <Button size={24} type="plain" href={href('approvalSteps', { id: approval.id })}>
            {t('steps')}
          </Button>
        </span>
      </div>
      <p className="small soft">
        {t('by', { name: approval.requestedBy.name, at: formatDate(approval.requestedAt, 'long', t.locale) })}
      </p>
      {amount !== null && (
        <dl className="money">
          <div className="big">
            <dt>{t('amount')}</dt>
            <dd className="number">
              {was && <s>{money(was)}</s>} {money(amount)}
            </dd>
          </div>
          {change && (
            <div>
              <dt>{t('amount.change')}</dt>
              <dd className="number">{change}</dd>
            </div>
          )}
          {previous && (
            <div>
              <dt>{t('previous')}</dt>
              <dd className="number">{formatDate(previous.decidedAt, 'short', t.locale)}</dd>
            </div>
          )}
        </dl>
      )}
    </>
  )
}
