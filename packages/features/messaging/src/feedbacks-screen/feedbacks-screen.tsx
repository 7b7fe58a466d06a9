import type { Feedback } from '@tsumugi/contract'
import { feedbackStatuses } from '@tsumugi/domain'
import { formatDate, useText } from '@tsumugi/i18n'
import { href, rewriteAddress, type QueryRecord } from '@tsumugi/navigation'
import { ConflictDialog, useKeptForm } from '@tsumugi/records'
import { useSession } from '@tsumugi/session'
import {
  Button,
  EmptyState,
  ErrorState,
  Form,
  Notice,
  Pager,
  Screen,
  SearchField,
  Select,
  Skeleton,
  Status,
  TextField,
  toast,
  useStyles,
} from '@tsumugi/ui'
import { Plus } from '@tsumugi/ui/icons'
import { useState } from 'react'
import css from '../news.css?inline'
import { useFeedbacks } from '../news-queries.ts'
import { FeedbackDialog } from './feedback-dialog.tsx'
import { feedbackTexts } from './feedback-texts.ts'

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const looks = { new: 'waiting', seen: 'going', planned: 'going', done: 'done' } as const

/** What people say of the product; the platform moves it on and answers. */
export function FeedbacksScreen({ query }: { query: QueryRecord }) {
  useStyles(css)
  const t = useText(feedbackTexts)
  const [asked, setAsked] = useState(() => ({
    q: text(query.q),
    status: text(query.status),
    page: Math.max(1, Number.parseInt(text(query.page), 10) || 1),
  }))
  const [writes, setWrites] = useState(query.new === '1')
  const { user } = useSession()
  const { data, error, mutate, update } = useFeedbacks(asked)
  const filtered = asked.q !== '' || asked.status !== ''
  function ask(change: Partial<typeof asked>) {
    const next = { ...asked, page: 1, ...change }
    setAsked(next)
    rewriteAddress(
      href('feedbacks', null, {
        q: next.q || null,
        status: next.status || null,
        page: next.page > 1 ? next.page : null,
      }),
    )
  }
  return (
    <Screen
      className="news"
      title={t('title')}
      actions={
        <Button type="primary" icon={Plus} onClick={() => setWrites(true)}>
          {t('new')}
        </Button>
      }
    >
      <div className="filters">
        <SearchField slash label={t('search')} value={asked.q} onChange={(q) => ask({ q })} />
        <Select
          aria-label={t('status')}
          value={asked.status}
          placeholder={null}
          options={[
            { value: '', label: t('status.all') },
            ...feedbackStatuses.map((status) => ({ value: status as string, label: t(`status.${status}`) })),
          ]}
          onChange={(status) => ask({ status })}
        />
      </div>
      {error && !data && <ErrorState heading="h2" onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton rows={4} />}
      {data?.data.length === 0 &&
        (filtered ? (
          <EmptyState
            filtered
            heading="h2"
            title={t('filtered')}
            action={<Button onClick={() => ask({ q: '', status: '' })}>{t('clear')}</Button>}
          />
        ) : (
          <EmptyState
            heading="h2"
            title={t('empty')}
            action={<Button onClick={() => setWrites(true)}>{t('new')}</Button>}
          >
            {t('empty.text')}
          </EmptyState>
        ))}
      {data && data.data.length > 0 && (
        <>
          <ul className="entries">
            {data.data.map((feedback) => (
              <li key={feedback.id}>
                <Said feedback={feedback} />
                {user?.kind === 'admin' && <Answer feedback={feedback} update={update} />}
              </li>
            ))}
          </ul>
          <Pager pagination={data.pagination} onPage={(page) => ask({ page })} />
        </>
      )}
      {writes && <FeedbackDialog onClose={() => setWrites(false)} />}
    </Screen>
  )
}

function Said({ feedback: { page, text: said, screenshot, status, by, reply, createdAt } }: { feedback: Feedback }) {
  const t = useText(feedbackTexts)
  return (
    <>
      <div className="line">
        <Status look={looks[status]}>{t(`status.${status}`)}</Status>
        <span className="tiny soft">
          {by.userGroup} {by.user} · {formatDate(createdAt, 'long')}
        </span>
        <a className="tiny code" href={page}>
          {page}
        </a>
      </div>
      <p>{said}</p>
      {screenshot && (
        <a href={screenshot.url} target="_blank" rel="noreferrer">
          <img src={screenshot.url} alt={t('screenshot')} loading="lazy" />
        </a>
      )}
      {reply && <Notice hue="bamboo">{reply}</Notice>}
    </>
  )
}

/** What the platform says to it, kept together: where it stands, and an answer. */
function Answer({ feedback, update }: { feedback: Feedback; update: ReturnType<typeof useFeedbacks>['update'] }) {
  const t = useText(feedbackTexts)
  const { form, conflict, isUnsaved } = useKeptForm<AnswerValues, Feedback, Pick<Feedback, 'status' | 'reply'>>({
    draft: `feedback.${feedback.id}`,
    row: feedback,
    valuesOf: ({ status, reply }) => ({ status, reply: reply ?? '' }),
    inputOf: ({ status, reply }) => ({ status, reply: reply.trim() || null }),
    nameOf: (field) => t(field),
    update: (change, options) => update(feedback.id, change, options),
    onSaved: () => toast({ title: t('saved') }),
  })
  return (
    <Form form={form} label={t('answer', { by: feedback.by.user, at: formatDate(feedback.createdAt, 'long') })}>
      <div className="line">
        <Select
          aria-label={t('status')}
          placeholder={null}
          options={feedbackStatuses.map((status) => ({ value: status, label: t(`status.${status}`) }))}
          {...form.field('status')}
        />
        <TextField aria-label={t('reply')} placeholder={t('reply')} maxLength={2000} {...form.field('reply')} />
        <Button submit busy={form.busy} disabled={!isUnsaved}>
          {t('save')}
        </Button>
      </div>
      <ConflictDialog
        conflict={conflict}
        say={(field, value) => (field === 'status' ? t(`status.${value as Feedback['status']}`) : String(value))}
      />
    </Form>
  )
}

interface AnswerValues {
  status: Feedback['status']
  reply: string
}
