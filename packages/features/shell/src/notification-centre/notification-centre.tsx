import { notifications, type Notification } from '@tsumugi/contract'
import { formatDate, useText } from '@tsumugi/i18n'
import { useQuery } from '@tsumugi/queries'
import { useApi } from '@tsumugi/session'
import { Button, Count, Drawer, EmptyState, ErrorState, Segments, Skeleton } from '@tsumugi/ui'
import { useState } from 'react'
import { usePageLinks } from '../page-links/use-page-links.ts'
import { newsGroups, type NewsGroup } from './news-groups.ts'
import { newsTexts } from './news-texts.ts'
import { quietly } from './quietly.ts'

/** The newest, which are then shown by what they are about. */
const most = 100

/** What has happened, each record once: the newest said in full, what came before it behind a count. */
export function NotificationCentre({ onClose, onRead }: { onClose(): void; onRead(): void }) {
  const t = useText(newsTexts)
  const api = useApi()
  const [shown, setShown] = useState<'all' | 'unread'>('all')
  const calls = api.of(notifications)
  const query = { perPage: most, ...(shown === 'unread' && { unread: 'true' as const }) }
  const answer = useQuery(notifications.list, { query }, { keep: true, stays: true })
  const items = answer.data?.data
  const done = async () => {
    await answer.mutate()
    onRead()
  }
  const readAll = async () => calls.readAll({}, quietly).then(done, () => undefined)
  const read = ({ subject }: NewsGroup) =>
    void calls.readSubject({ body: { subject } }, quietly).then(done, () => undefined)
  return (
    <Drawer
      title={t('title')}
      onClose={onClose}
      footer={<Button onClick={() => void readAll()}>{t('readAll')}</Button>}
    >
      <Segments
        label={t('shown')}
        value={shown}
        options={(['all', 'unread'] as const).map((value) => ({ value, label: t(`shown.${value}`) }))}
        onChange={(value) => setShown(value)}
      />
      {answer.error && !items ? (
        <ErrorState onRetry={() => void answer.mutate()} />
      ) : !items ? (
        <Skeleton rows={5} />
      ) : items.length === 0 ? (
        <EmptyState title={t(shown === 'unread' ? 'emptyUnread' : 'empty')} />
      ) : (
        <ul className="news-list">
          {newsGroups(items).map((group) => (
            <GroupRow key={group.key} group={group} onRead={() => read(group)} onClose={onClose} />
          ))}
        </ul>
      )}
    </Drawer>
  )
}

function GroupRow({ group, onRead, onClose }: { group: NewsGroup; onRead(): void; onClose(): void }) {
  const t = useText(newsTexts)
  const { latest, earlier, unread } = group
  const open = () => {
    onRead()
    onClose()
  }
  return (
    <li data-unread={unread > 0 ? '' : undefined}>
      <Item item={latest} onOpen={open} />
      {unread > 1 && <Count>{unread}</Count>}
      {earlier.length > 0 && (
        <details>
          <summary className="small">{t('earlier', { count: earlier.length })}</summary>
          <ul>
            {earlier.map((item) => (
              <li key={item.id}>
                <Item item={item} onOpen={open} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {unread > 0 && (
        <Button size={24} type="plain" onClick={onRead}>
          {t('read')}
        </Button>
      )}
    </li>
  )
}

function Item({ item: { title, body, link, createdAt }, onOpen }: { item: Notification; onOpen(): void }) {
  const { addressOf } = usePageLinks()
  return (
    <>
      {link ? (
        <a href={addressOf(link)} onClick={onOpen}>
          {title}
        </a>
      ) : (
        <span>{title}</span>
      )}
      {body && <span className="small soft">{body}</span>}
      <time className="tiny faint" dateTime={createdAt}>
        {formatDate(createdAt, 'long')}
      </time>
    </>
  )
}
