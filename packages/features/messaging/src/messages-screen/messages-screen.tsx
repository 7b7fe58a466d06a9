import type { MessageThread } from '@tsumugi/contract'
import { formatDate, useText } from '@tsumugi/i18n'
import { href, rewriteAddress, type QueryRecord } from '@tsumugi/navigation'
import {
  Button,
  Checkbox,
  Count,
  EmptyState,
  ErrorState,
  Pager,
  SearchField,
  Skeleton,
  useStyles,
  useViewport,
} from '@tsumugi/ui'
import { MessageSquare, Plus } from '@tsumugi/ui/icons'
import { useState } from 'react'
import { useThreads } from '../message-queries.ts'
import { messageTexts } from './message-texts.ts'
import css from './messages-screen.css?inline'
import { NewThreadDialog } from './new-thread-dialog.tsx'
import { ThreadView } from './thread-view.tsx'

interface Address {
  params: Readonly<Record<string, string>>
  query: QueryRecord
}

/** Conversations at the start, the open one beside them; on a phone one of the two. */
export function MessagesScreen({ params, query }: Address) {
  useStyles(css)
  const t = useText(messageTexts)
  const { tablet } = useViewport()
  const [asked, setAsked] = useState(() => ({
    q: text(query.q),
    unread: query.unread === '1',
    page: Math.max(1, Number.parseInt(text(query.page), 10) || 1),
  }))
  const [open, setOpen] = useState(() => idOf(params.id))
  const [given, setGiven] = useState(params.id)
  const [begins, setBegins] = useState(false)
  if (given !== params.id) {
    setGiven(params.id)
    setOpen(idOf(params.id))
  }
  const list = { q: asked.q || null, unread: asked.unread ? '1' : null, page: asked.page > 1 ? asked.page : null }
  function go(id: number | null) {
    setOpen(id)
    rewriteAddress(id === null ? href('messages', null, list) : href('messageThread', { id }, list), 'push')
  }
  function ask(change: Partial<typeof asked>) {
    const next = { ...asked, page: 1, ...change }
    setAsked(next)
    rewriteAddress(
      href('messages', null, {
        q: next.q || null,
        unread: next.unread ? '1' : null,
        page: next.page > 1 ? next.page : null,
      }),
    )
  }
  const answer = useThreads(asked)
  return (
    <div className="messages" data-open={open !== null || undefined}>
      {(tablet || open === null) && (
        <section className="threads" aria-label={t('title')}>
          <header>
            <h1>{t('title')}</h1>
            <Button type="primary" size={24} icon={Plus} onClick={() => setBegins(true)}>
              {t('new')}
            </Button>
          </header>
          <SearchField slash label={t('search')} value={asked.q} onChange={(q) => ask({ q })} />
          <Checkbox checked={asked.unread} onChange={(unread) => ask({ unread })}>
            {t('unreadOnly')}
          </Checkbox>
          <Threads
            answer={answer}
            filtered={asked.q !== '' || asked.unread}
            open={open}
            onOpen={go}
            onPage={(page) => ask({ page })}
            onBegin={() => setBegins(true)}
            onClear={() => ask({ q: '', unread: false })}
          />
        </section>
      )}
      {open !== null ? (
        <ThreadView key={open} id={open} onBack={tablet ? undefined : () => go(null)} />
      ) : (
        tablet && (
          <div className="nothing">
            <EmptyState heading="h2" title={t('choose')}>
              {t('choose.text')}
            </EmptyState>
          </div>
        )
      )}
      {begins && (
        <NewThreadDialog
          onClose={() => setBegins(false)}
          onBegun={(id) => {
            setBegins(false)
            go(id)
          }}
        />
      )}
    </div>
  )
}

const idOf = (value: string | undefined): number | null =>
  value && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : null
const text = (value: unknown) => (typeof value === 'string' ? value : '')

interface ThreadsProps {
  answer: ReturnType<typeof useThreads>
  filtered: boolean
  open: number | null
  onOpen(id: number): void
  onPage(page: number): void
  onBegin(): void
  onClear(): void
}

function Threads({ answer: { data, error, mutate }, filtered, open, onOpen, onPage, onBegin, onClear }: ThreadsProps) {
  const t = useText(messageTexts)
  if (error && !data) return <ErrorState heading="h2" onRetry={() => void mutate()} />
  if (!data) return <Skeleton rows={6} />
  if (data.data.length === 0) {
    return filtered ? (
      <EmptyState
        filtered
        heading="h2"
        title={t('filtered')}
        action={<Button onClick={onClear}>{t('clear')}</Button>}
      />
    ) : (
      <EmptyState
        heading="h2"
        title={t('empty')}
        action={
          <Button icon={MessageSquare} onClick={onBegin}>
            {t('new')}
          </Button>
        }
      >
        {t('empty.text')}
      </EmptyState>
    )
  }
  return (
    <>
      <ul>
        {data.data.map((thread) => (
          <li key={thread.id}>
            <button type="button" aria-current={thread.id === open || undefined} onClick={() => onOpen(thread.id)}>
              <ThreadRow thread={thread} />
            </button>
          </li>
        ))}
      </ul>
      {data.pagination.totalPages > 1 && <Pager pagination={data.pagination} onPage={onPage} />}
    </>
  )
}

function ThreadRow({ thread: { subject, partner, lastMessage, unread, mentioned } }: { thread: MessageThread }) {
  const t = useText(messageTexts)
  return (
    <>
      <span className="line">
        <strong className="one-line">{subject}</strong>
        <time className="tiny faint">{lastMessage && formatDate(lastMessage.at, 'shortNoYear')}</time>
      </span>
      <span className="line">
        <span className="small soft one-line">{lastMessage && `${lastMessage.by}: ${lastMessage.text}`}</span>
        {unread > 0 && <Count hue={mentioned ? 'madder' : 'indigo'}>{unread}</Count>}
      </span>
      <span className="tiny faint">{partner ? partner.name : t('within')}</span>
    </>
  )
}
