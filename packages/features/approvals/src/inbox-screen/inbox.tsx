import type { Approval, ApprovalRow } from '@tsumugi/contract'
import { useHost, useRefresh } from '@tsumugi/element'
import { useText } from '@tsumugi/i18n'
import { BulkBar, Button, useStyles } from '@tsumugi/ui'
import { Stamp } from '@tsumugi/ui/icons'
import { lazy, Suspense, useRef, useState } from 'react'
import { useInbox } from '../approval-queries.ts'
import { Case } from './case/case.tsx'
import type { InboxAddress } from './inbox-address.ts'
import { InboxHead } from './inbox-head.tsx'
import { InboxList } from './inbox-list.tsx'
import caseCss from './case/case.css?inline'
import css from './inbox.css?inline'
import { inboxTexts } from './messages/catalogue.ts'
import { useBulkApprove } from './use-bulk-approve.ts'
import { useInboxKeys } from './use-inbox-keys.ts'

const RequestDialog = lazy(() =>
  import('../workflow-form/request-dialog.tsx').then((m) => ({ default: m.RequestDialog })),
)
const AbsenceDialog = lazy(() =>
  import('../absence-dialog/absence-dialog.tsx').then((m) => ({ default: m.AbsenceDialog })),
)

export interface InboxProps {
  address: InboxAddress
  /** It is the screen, not a part of somebody's page: it fills the window and hears the whole page's keys. */
  wholePage?: boolean
}

const none: ReadonlySet<number> = new Set()

/** What waits for the reader, and beside it the document a decision is made on (domain §3.11). */
export function Inbox({ address, wholePage = false }: InboxProps) {
  useStyles(css)
  useStyles(caseCss)
  const t = useText(inboxTexts)
  const host = useHost()
  const { place, go } = address
  const { id, ...wish } = place
  const Heading = wholePage ? 'h1' : 'h2'
  const root = useRef<HTMLElement>(null)
  const { data: page, error, isLoading, isValidating, mutate } = useInbox(wish)
  const [chosen, setChosen] = useState(none)
  const [dialog, setDialog] = useState<'request' | 'absence' | null>(null)
  useRefresh(() => void mutate())

  const rows = page?.data ?? []
  const shownId = id ?? rows[0]?.id ?? null
  const bulk = useBulkApprove((done) => {
    setChosen(none)
    void mutate()
    for (const each of done) host.emit('approval-change', { id: each, status: 'approved' })
  })

  function open(row: ApprovalRow) {
    if (host.emit('approval-open', { id: row.id }, { cancelable: true })) go({ id: row.id })
  }
  function step(by: 1 | -1) {
    const at = rows.findIndex((row) => row.id === shownId)
    const next = rows[Math.max(0, Math.min(rows.length - 1, at + by))]
    if (next) open(next)
  }
  function toggle(row: ApprovalRow) {
    setChosen((now) =>
      now.has(row.id) ? new Set([...now].filter((each) => each !== row.id)) : new Set([...now, row.id]),
    )
  }
  function decided(approval: Approval) {
    host.emit('approval-change', { id: approval.id, status: approval.status })
    const at = rows.findIndex((row) => row.id === approval.id)
    // What is done leaves the list: the next one takes its place.
    if (place.tab === 'waiting' && approval.stepId === null) go({ id: rows[at + 1]?.id ?? rows[at - 1]?.id ?? null })
    void mutate()
  }
  const shown = rows.find((row) => row.id === shownId)
  useInboxKeys(root, wholePage, {
    onStep: step,
    onToggle: () => shown?.stepId != null && toggle(shown),
    onDecide: (verb) => root.current?.querySelector<HTMLElement>(`.decide [data-verb="${verb}"]`)?.click(),
  })
  const wanted = rows.filter((row) => chosen.has(row.id) && row.stepId !== null)

  return (
    <section
      ref={root}
      className="approvals"
      data-whole={wholePage || undefined}
      data-open={id !== null || undefined}
      aria-label={t('title')}
    >
      {/* Also where a phone shows the document alone. */}
      <Heading className="unseen">{t('title')}</Heading>
      <section className="inbox" aria-label={t('inbox')}>
        <InboxHead
          place={place}
          go={go}
          total={page?.pagination.totalCount}
          wholePage={wholePage}
          onRequest={() => setDialog('request')}
          onAbsence={() => setDialog('absence')}
        />
        <InboxList
          {...{ page, rows, place, go, shownId, chosen, error }}
          busy={isValidating && !isLoading}
          onOpen={open}
          onToggle={toggle}
          onRetry={() => void mutate()}
          onRequest={() => setDialog('request')}
        />
        <BulkBar count={wanted.length} onClear={() => setChosen(none)}>
          <Button type="sub-primary" icon={Stamp} busy={bulk.busy} onClick={() => void bulk.approve(wanted)}>
            {t('bulk', { count: wanted.length })}
          </Button>
        </BulkBar>
        {wholePage && (
          <footer aria-hidden="true">
            <span>
              <kbd>J</kbd>
              <kbd>K</kbd>
              {t('move')}
            </span>
            <span>
              <kbd>X</kbd>
              {t('select')}
            </span>
            <span>
              <kbd>A</kbd>
              {t('approve')}
            </span>
            <span>
              <kbd>R</kbd>
              {t('reject')}
            </span>
          </footer>
        )}
      </section>
      <Case
        id={shownId}
        hasRows={rows.length > 0}
        onBack={() => go({ id: null })}
        onDecided={decided}
        heading={wholePage ? 'h2' : 'h3'}
      />
      <Suspense>
        {dialog === 'request' && (
          <RequestDialog
            onClose={() => setDialog(null)}
            onSent={(approvalId) => {
              setDialog(null)
              go({ tab: 'requested', id: approvalId })
              void mutate()
            }}
          />
        )}
        {dialog === 'absence' && <AbsenceDialog onClose={() => setDialog(null)} />}
      </Suspense>
    </section>
  )
}
