import { messageThreads, notifications } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { onRealtime, useApi, useSession } from '@tsumugi/session'
import { Count, Icon, useStyles } from '@tsumugi/ui'
import { Bell, MessageSquare } from '@tsumugi/ui/icons'
import { useEffect, useState } from 'react'
import useSWR from 'swr'
import { usePageLinks } from '../page-links/use-page-links.ts'
import { PaletteButton } from '../palette/palette-button.tsx'
import { NotificationCentre, stay } from './notification-centre.tsx'
import { newsTexts } from './news-texts.ts'
import css from './news-buttons.css?inline'

const still = { revalidateOnFocus: true, shouldRetryOnError: false } as const

/** Unread messages, and the bell with what has happened. */
export function NewsButtons() {
  useStyles(css)
  const t = useText(newsTexts)
  const api = useApi()
  const { user, organisation } = useSession()
  const { addressOf } = usePageLinks()
  const [open, setOpen] = useState(false)
  const key = user && [api.origin, user.id, organisation?.id]
  const messages = useSWR(
    key && ['news', 'messages', ...key],
    async () => (await api.of(messageThreads).count({}, stay)).data.unread,
    still,
  )
  const news = useSWR(
    key && ['news', 'count', ...key],
    async () => (await api.of(notifications).count({}, stay)).data.unread,
    still,
  )
  const [again, anew] = [messages.mutate, news.mutate]
  useEffect(() => {
    const stops = [onRealtime('message_thread', () => void again()), onRealtime('notification', () => void anew())]
    return () => stops.forEach((stop) => stop())
  }, [again, anew])
  const unread = messages.data ?? 0
  const waiting = news.data ?? 0
  return (
    <>
      <PaletteButton />
      <a
        className="news-button"
        href={addressOf(href('messages'))}
        aria-label={t('messages', { count: unread })}
        title={t('messages', { count: unread })}
      >
        <Icon of={MessageSquare} size={20} />
        {unread > 0 && <Count hue="madder">{unread}</Count>}
      </a>
      <button
        type="button"
        className="news-button"
        aria-label={t('bell', { count: waiting })}
        title={t('bell', { count: waiting })}
        onClick={() => setOpen(true)}
      >
        <Icon of={Bell} size={20} />
        {waiting > 0 && <Count hue="madder">{waiting}</Count>}
      </button>
      {open && <NotificationCentre onClose={() => setOpen(false)} onRead={() => void anew()} />}
    </>
  )
}
