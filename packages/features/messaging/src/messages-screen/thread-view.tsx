import type { Message, MessageThread } from '@tsumugi/contract'
import { lazyPart } from '@tsumugi/element'
import { formatDate, useText } from '@tsumugi/i18n'
import { Avatar, Button, EmptyState, ErrorState, IconButton, Skeleton, useStyles } from '@tsumugi/ui'
import { ChevronLeft, Plus } from '@tsumugi/ui/icons'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useMessages, useTalk, useThread } from '../message-queries.ts'
import { Composer } from './composer.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { messageTexts } from './message-texts.ts'
import css from './thread-view.css?inline'

const TranslatedWords = lazyPart(() => import('./translated-words.tsx').then((m) => ({ default: m.TranslatedWords })))

/** One conversation: who takes part, what was written, and a place to answer. Seen is read. */
export function ThreadView({ id, onBack }: { id: number; onBack: (() => void) | undefined }) {
  useStyles(css)
  const t = useText(messageTexts)
  const thread = useThread(id)
  const [pages, setPages] = useState(1)
  const messages = useMessages(id, pages)
  const { read } = useTalk()
  const end = useRef<HTMLDivElement>(null)
  const last = messages.data?.data.at(-1)?.id
  const unread = thread.data?.unread ?? 0
  const seen = useEffectEvent(() => {
    end.current?.scrollIntoView({ block: 'end' })
    if (unread > 0) void read(id).catch(() => undefined)
  })
  useEffect(() => {
    if (last !== undefined) seen()
  }, [last, unread])

  if (thread.error && !thread.data) {
    const isGone = (thread.error as { status?: number }).status === 404
    return (
      <section className="thread">
        {isGone ? (
          <EmptyState filtered heading="h2" title={t('gone')}>
            {t('gone.text')}
          </EmptyState>
        ) : (
          <ErrorState heading="h2" onRetry={() => void thread.mutate()} />
        )}
      </section>
    )
  }
  return (
    <section className="thread" aria-label={thread.data?.subject}>
      {thread.data ? <Head thread={thread.data} onBack={onBack} /> : <Skeleton rows={1} />}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls must be reachable by keys. */}
      <div className="talk" tabIndex={0} role="group" aria-label={t('talk')}>
        {messages.data && messages.data.pagination.totalCount > messages.data.data.length && (
          <Button size={24} type="plain" onClick={() => setPages(pages + 1)}>
            {t('older')}
          </Button>
        )}
        {messages.data ? (
          messages.data.data.map((message) => (
            <Said
              key={message.id}
              message={message}
              translates={!message.by.isMe && !!thread.data?.translates}
              threadId={id}
            />
          ))
        ) : (
          <Skeleton rows={4} />
        )}
        <div ref={end} />
      </div>
      {thread.data && <Composer thread={thread.data} />}
    </section>
  )
}

function Head({ thread, onBack }: { thread: MessageThread; onBack: (() => void) | undefined }) {
  const t = useText(messageTexts)
  const [inviting, setInviting] = useState(false)
  // Alone on the screen, it is what the screen is about.
  const Heading = onBack ? 'h1' : 'h2'
  return (
    <header>
      {onBack && <IconButton icon={ChevronLeft} label={t('back')} onClick={onBack} />}
      <div>
        <Heading>{thread.subject}</Heading>
        <p className="tiny soft">
          {thread.members.map(({ name, userGroup, isOwn }) => (isOwn ? name : `${name}（${userGroup}）`)).join('、')}
        </p>
      </div>
      <Button size={24} icon={Plus} onClick={() => setInviting(true)}>
        {t('invite')}
      </Button>
      {inviting && <InviteDialog thread={thread} onClose={() => setInviting(false)} />}
    </header>
  )
}

interface SaidProps {
  message: Message
  threadId: number
  translates: boolean
}

function Said({ message: { id: messageId, by, at, text, files, readBy }, threadId, translates }: SaidProps) {
  const t = useText(messageTexts)
  return (
    <article data-mine={by.isMe || undefined}>
      <Avatar name={by.name} />
      <div>
        <p className="tiny soft">
          <strong>{by.name}</strong> {by.userGroup} <time dateTime={at}>{formatDate(at, 'long')}</time>
        </p>
        <p className="words">{text}</p>
        {translates && <TranslatedWords {...{ threadId, messageId }} />}
        {files.map(({ id, name, url, isPicture }) => (
          <a key={id} className="file" href={url} target="_blank" rel="noreferrer">
            {isPicture && <img src={url} alt="" loading="lazy" />}
            {name}
          </a>
        ))}
        {by.isMe && (
          <p className="tiny faint">{readBy.length > 0 ? t('readBy', { names: readBy.join('、') }) : t('unread')}</p>
        )}
      </div>
    </article>
  )
}
