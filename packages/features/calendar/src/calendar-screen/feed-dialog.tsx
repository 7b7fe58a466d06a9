import type { CalendarFeed } from '@tsumugi/contract'
import { wordsOf } from '@tsumugi/api'
import { calendarFeedKinds, type CalendarFeedKind } from '@tsumugi/domain'
import { formatDate, useText } from '@tsumugi/i18n'
import { Button, Checkbox, confirm, Dialog, Notice, TextField, toast } from '@tsumugi/ui'
import { useState } from 'react'
import { useFeeds } from '../calendar-queries.ts'
import { calendarTexts } from './calendar-texts.ts'

interface FeedDialogProps {
  /** The kinds the calendar shows now: a new address begins with them. */
  shown: readonly CalendarFeedKind[]
  onClose(): void
}

/** The addresses by which other calendars follow these dates: each for some kinds, shown once, renewed or stopped. */
export function FeedDialog({ shown, onClose }: FeedDialogProps) {
  const t = useText(calendarTexts)
  const { feeds, open, renew, close } = useFeeds()
  const [made, setMade] = useState<{ url: string; isNew: boolean } | null>(null)
  const [name, setName] = useState(t('feed.default'))
  const [kinds, setKinds] = useState(shown)
  const [busy, setBusy] = useState(false)
  async function act(work: () => Promise<unknown>) {
    setBusy(true)
    await work().catch((error: unknown) => toast({ title: wordsOf(error) || t('feed.failed'), type: 'attention' }))
    setBusy(false)
  }
  const start = () =>
    act(async () => setMade({ url: (await open({ name: name.trim(), kinds: [...kinds] })).url, isNew: true }))
  async function stop({ id, name: called }: CalendarFeed) {
    const sure = await confirm({
      title: t('feed.closeSure', { name: called }),
      message: t('feed.closeSureText'),
      type: 'attention',
      okLabel: t('feed.close'),
    })
    if (sure) await act(() => close(id).then(() => setMade(null)))
  }
  const reason = name.trim() === '' ? t('feed.nameNeeded') : kinds.length === 0 ? t('feed.kindsNeeded') : undefined
  return (
    <Dialog
      title={t('feed')}
      busy={busy}
      onClose={onClose}
      primary={{ label: t('feed.open'), onClick: () => void start(), ...(reason && { reason }) }}
    >
      <div className="feed">
        <p>{t('feed.text')}</p>
        {made && <MadeAddress {...made} />}
        <TextField label={t('feed.name')} hint={t('feed.hint')} value={name} maxLength={60} onChange={setName} />
        <div className="kinds" role="group" aria-label={t('feed.kinds')}>
          {calendarFeedKinds.map((kind) => (
            <Checkbox
              key={kind}
              checked={kinds.includes(kind)}
              onChange={(on) =>
                setKinds(calendarFeedKinds.filter((each) => (each === kind ? on : kinds.includes(each))))
              }
            >
              {t(`kind.${kind}`)}
            </Checkbox>
          ))}
        </div>
        {feeds.length > 0 && (
          <FeedList
            feeds={feeds}
            onRenew={({ id }) => act(async () => setMade({ url: (await renew(id)).url, isNew: false }))}
            onStop={stop}
          />
        )}
      </div>
    </Dialog>
  )
}

function MadeAddress({ url, isNew }: { url: string; isNew: boolean }) {
  const t = useText(calendarTexts)
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => toast({ title: t('feed.copied') }),
      () => toast({ title: t('feed.copyFailed'), type: 'attention' }),
    )
  return (
    <>
      <TextField label={t('feed.address')} readOnly value={url} onChange={() => undefined} className="code" />
      <Button size={24} onClick={() => void copy()}>
        {t('feed.copy')}
      </Button>
      <Notice hue="gold" live>
        {isNew ? t('feed.secret') : `${t('feed.renewed')} ${t('feed.secret')}`}
      </Notice>
    </>
  )
}

interface FeedListProps {
  feeds: readonly CalendarFeed[]
  onRenew(feed: CalendarFeed): Promise<void>
  onStop(feed: CalendarFeed): Promise<void>
}

function FeedList({ feeds, onRenew, onStop }: FeedListProps) {
  const t = useText(calendarTexts)
  return (
    <ul className="feeds" aria-label={t('feed.list')}>
      {feeds.map((feed) => (
        <li key={feed.id}>
          <div>
            <b>{feed.name}</b>{' '}
            <span className="small soft">
              {feed.kinds.map((kind) => t(`kind.${kind}`)).join(' · ')} ·{' '}
              {t('feed.made', { date: formatDate(feed.since) })}
            </span>
          </div>
          <Button size={24} onClick={() => void onRenew(feed)}>
            {t('feed.renew')}
          </Button>
          <Button size={24} type="plain" onClick={() => void onStop(feed)}>
            {t('feed.close')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
