import { notifications } from '@tsumugi/contract'
import { currentAddress } from '@tsumugi/navigation'
import { useApi, useSession } from '@tsumugi/session'
import { useEffect } from 'react'
import { quietly } from './quietly.ts'

/**
 * What leads to the page that stands here is read by looking at it, not before the window is in sight, and not by who
 * only acts for somebody. `links`: where unread news lead; `onRead` is told once they are marked.
 */
export function usePageRead(links: readonly string[], onRead: () => void): void {
  const calls = useApi().of(notifications)
  const { user } = useSession()
  const address = currentAddress().replace(/#.*$/, '')
  const path = address.replace(/\?.*$/, '')
  const link = user?.originalUser
    ? undefined
    : (links.find((each) => each === address) ?? links.find((each) => each === path))
  useEffect(() => {
    if (!link) return
    const read = () => {
      if (!document.hidden) void calls.readPage({ body: { link } }, quietly).then(onRead, () => undefined)
    }
    read()
    addEventListener('visibilitychange', read)
    return () => removeEventListener('visibilitychange', read)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Marked once for each link that turns up, however often the page is drawn.
  }, [link])
}
