import type { WrittenNotice } from '@tsumugi/contract'
import { formatDate, useText } from '@tsumugi/i18n'
import { useSession } from '@tsumugi/session'
import {
  Button,
  Chip,
  confirm,
  EmptyState,
  ErrorState,
  Pager,
  Screen,
  Skeleton,
  Tabs,
  toast,
  useStyles,
} from '@tsumugi/ui'
import { Plus } from '@tsumugi/ui/icons'
import { useState } from 'react'
import css from '../news.css?inline'
import { useNotices, useWrittenNotices } from '../news-queries.ts'
import { NoticeDialog } from './notice-dialog.tsx'
import { noticeTexts } from './notice-texts.ts'

/** What the platform tells; the platform also writes it. */
export function NoticesScreen() {
  useStyles(css)
  const t = useText(noticeTexts)
  const { user } = useSession()
  const writes = user?.kind === 'admin'
  const [tab, setTab] = useState<'read' | 'write'>(writes ? 'write' : 'read')
  const [editing, setEditing] = useState<WrittenNotice | 'new' | null>(null)
  return (
    <Screen
      className="news"
      title={t('title')}
      actions={
        writes && (
          <Button type="primary" icon={Plus} onClick={() => setEditing('new')}>
            {t('new')}
          </Button>
        )
      }
    >
      {writes && (
        <Tabs
          label={t('title')}
          tabs={[
            { key: 'write', label: t('tab.write') },
            { key: 'read', label: t('tab.read') },
          ]}
          value={tab}
          onChange={setTab}
        />
      )}
      {writes && tab === 'write' ? <Written onEdit={setEditing} /> : <Told />}
      {editing && <NoticeDialog notice={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
    </Screen>
  )
}

function Told() {
  const t = useText(noticeTexts)
  const [page, setPage] = useState(1)
  const { data, error, mutate, read } = useNotices(page)
  if (error && !data) return <ErrorState heading="h2" onRetry={() => void mutate()} />
  if (!data) return <Skeleton rows={4} />
  if (data.data.length === 0)
    return (
      <EmptyState heading="h2" title={t('empty')}>
        {t('empty.text')}
      </EmptyState>
    )
  return (
    <>
      <ul className="entries">
        {data.data.map(({ id, title, body, startsOn, importance, readAt }) => (
          <li key={id} data-unread={readAt === null ? '' : undefined}>
            <div className="line">
              <h2>{title}</h2>
              {importance !== 'normal' && (
                <Chip hue={importance === 'urgent' ? 'madder' : 'gold'}>{t(`importance.${importance}`)}</Chip>
              )}
              <time className="tiny faint">{formatDate(startsOn)}</time>
            </div>
            <p className="small">{body}</p>
            {readAt === null && (
              <div>
                <Button size={24} onClick={() => void read(id)}>
                  {t('read')}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      <Pager pagination={data.pagination} onPage={setPage} />
    </>
  )
}

function Written({ onEdit }: { onEdit(notice: WrittenNotice): void }) {
  const t = useText(noticeTexts)
  const [page, setPage] = useState(1)
  const { data, error, mutate, remove } = useWrittenNotices(true, page)
  if (error && !data) return <ErrorState heading="h2" onRetry={() => void mutate()} />
  if (!data) return <Skeleton rows={4} />
  if (data.data.length === 0)
    return (
      <EmptyState heading="h2" title={t('written.empty')}>
        {t('written.empty.text')}
      </EmptyState>
    )
  async function take({ id, titleJa }: WrittenNotice) {
    if (
      !(await confirm({
        title: t('delete.title', { title: titleJa }),
        message: t('delete.text'),
        type: 'attention',
        okLabel: t('delete'),
      }))
    )
      return
    await remove(id).catch(() => toast({ title: t('failed'), type: 'attention' }))
  }
  return (
    <>
      <ul className="entries">
        {data.data.map((notice) => (
          <li key={notice.id}>
            <div className="line">
              <h2>{notice.titleJa}</h2>
              {notice.importance !== 'normal' && (
                <Chip hue={notice.importance === 'urgent' ? 'madder' : 'gold'}>
                  {t(`importance.${notice.importance}`)}
                </Chip>
              )}
              {(notice.kinds.length ? notice.kinds : (['all'] as const)).map((kind) => (
                <Chip key={kind} hue="outline">
                  {t(`kind.${kind}`)}
                </Chip>
              ))}
            </div>
            <span className="tiny soft">
              {formatDate(notice.startsOn)} – {notice.endsOn ? formatDate(notice.endsOn) : t('noEnd')} ·{' '}
              {t('readers', { count: notice.readers })}
            </span>
            <div className="line">
              <Button size={24} onClick={() => onEdit(notice)}>
                {t('edit')}
              </Button>
              <Button size={24} type="plain" onClick={() => void take(notice)}>
                {t('delete')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Pager pagination={data.pagination} onPage={setPage} />
    </>
  )
}
