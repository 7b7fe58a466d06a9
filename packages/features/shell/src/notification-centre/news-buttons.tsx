import { messageThreads, notifications } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { useData } from '@tsumugi/queries'
import { useSession } from '@tsumugi/session'
import { Count, Icon, useStyles } from '@tsumugi/ui'
import { Bell, MessageSquare } from '@tsumugi/ui/icons'
import { useState } from 'react'
import { usePageLinks } from '../page-links/use-page-links.ts'
import { PaletteButton } from '../palette/palette-button.tsx'
import { NotificationCentre } from './notification-centre.tsx'
import { newsTexts } from './news-texts.ts'
import { usePageRead } from './use-page-read.ts'
import css from './news-buttons.css?inline'

const quiet = { stays: 'quiet', focus: true } as const

/** Unread messages, and the bell with what has happened. */
export function NewsButtons() {
  useStyles(css)
  const t = useText(newsTexts)
  const { user } = useSession()
  const { addressOf } = usePageLinks()
  const [open, setOpen] = useState(false)
  const messages = useData(messageThreads.count, user && {}, quiet)
  const news = useData(notifications.count, user && {}, quiet)
  const unread = messages.data?.unread ?? 0
  const waiting = news.data?.unread ?? 0
  usePageRead(news.data?.links ?? [], () => void news.mutate())
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
      {open && <NotificationCentre onClose={() => setOpen(false)} onRead={() => void news.mutate()} />}
    </>
  )
}
