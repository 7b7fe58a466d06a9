import { basePath, pageNavigator } from '@tsumugi/navigation'
import { useApi } from '@tsumugi/session'
import { createContext, use, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react'
import { useHost } from '../host.ts'
import { opensElsewhere } from './opens-elsewhere.ts'

/** The event that tells of a link to this address, and its detail; null where the general one tells of it. */
export type EventOfLink = (href: string) => readonly [name: string, detail: object] | null

const ofNone: EventOfLink = () => null
const EventOf = createContext(ofNone)

/** Goes to an address of ours. The page around a widget hears of it first, and may prevent it. */
export function useFollow(): (href: string) => void {
  const { emit } = useHost()
  const { origin } = useApi()
  const eventOf = use(EventOf)
  return (href) => {
    const [name, detail] = eventOf(href) ?? ['navigate', { href }]
    if (emit(name, detail, { cancelable: true })) pageNavigator.go(origin ? new URL(href, origin).href : href)
  }
}

interface LinkEventsProps {
  readonly eventOf?: EventOfLink
  readonly children: ReactNode
}

/** The body of a widget, whose links lead away from somebody else's page only if that page lets them. */
export function LinkEvents({ eventOf = ofNone, children }: LinkEventsProps) {
  return (
    <EventOf value={eventOf}>
      <Followed>{children}</Followed>
    </EventOf>
  )
}

function Followed({ children }: Pick<LinkEventsProps, 'children'>) {
  const { origin } = useApi()
  const follow = useFollow()
  function onClick(event: MouseEvent) {
    const href = addressIn(event, origin)
    if (event.defaultPrevented || !href || opensElsewhere(event, linkIn(event)!)) return
    event.preventDefault()
    follow(href)
  }
  const onReach = (event: SyntheticEvent) => complete(event, origin)
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Clicks of its links bubble up to here, those made by keys too.
    <div onClick={onClick} onPointerOver={onReach} onFocus={onReach}>
      {children}
    </div>
  )
}

const linkIn = ({ target }: SyntheticEvent) => (target instanceof Element ? target.closest('a') : null)

/** The address, as ours begin, that the link of an event leads to; null of a file to save and of any other address. */
function addressIn(event: SyntheticEvent, origin: string): string | null {
  const link = linkIn(event)
  const href = link?.getAttribute('href') ?? ''
  const path = origin && href.startsWith(`${origin}/`) ? href.slice(origin.length) : href
  return path.startsWith(basePath) && !link?.hasAttribute('download') ? path : null
}

/** A server of another origin puts its own in front before a link can be opened elsewhere or copied. */
function complete(event: SyntheticEvent, origin: string): void {
  const href = origin && addressIn(event, origin)
  if (href) linkIn(event)!.href = new URL(href, origin).href
}
