import { createApi, type Api, type Failure } from '@tsumugi/api'
import { useHost, type Host } from '@tsumugi/element'
import { $locale, LocaleProvider, setPageLanguage } from '@tsumugi/i18n'
import { applyExhibitionLocale, guestStorage, useApi, useStored } from '@tsumugi/session'
import { createContext, use, useEffect, useMemo, useState, type MouseEvent, type ReactNode } from 'react'
import type { GuestView } from './guest-view.ts'

/** Where a guest is, and how to get elsewhere: by the address in our app, within the element on a partner's site. */
export interface GuestPlace {
  readonly exhibitionId: number
  /** Calls with the guest's token, never with a cookie; a refusal changes the view, never the page. */
  readonly api: Api
  /** The partner's key, on a partner's site. */
  readonly publishableKey: string | undefined
  readonly hosted: boolean
  /** Tells the element what is wrong with the page around it. */
  fail: Host['fail']
  go(view: GuestView, replace?: boolean): void
  /** What a link to a view needs: an address; within an element a press goes there without leaving. */
  link(view: GuestView): { href: string; onClick?(event: MouseEvent): void }
  /** The server refused, or has no such thing: the page says so until the guest goes elsewhere. */
  readonly refusal: Failure['status'] | null
}

const PlaceContext = createContext<GuestPlace | null>(null)

export function usePlace(): GuestPlace {
  const place = use(PlaceContext)
  if (!place) throw new Error('No exhibition here: put a <GuestPlaceProvider> above this component.')
  return place
}

export interface GuestPlaceProps {
  exhibitionId: number
  publishableKey?: string
  /** The address of a view: a page of our app, or the page that an element stands on with the view in it. */
  addressOf(exhibitionId: number, view: GuestView): string
  go(view: GuestView, replace?: boolean): void
  children: ReactNode
}

/** Everything the pages of one exhibition share: the guest's calls, the language chosen here, the way around. */
export function GuestPlaceProvider({ exhibitionId, publishableKey, addressOf, go, children }: GuestPlaceProps) {
  const { origin, mode, onOutcome } = useApi()
  const { emit, fail } = useHost()
  const hosted = mode === 'host'
  const [refusal, setRefusal] = useState<GuestPlace['refusal']>(null)
  const locale = useStored(guestStorage.exhibitionLocale)
  useEffect(() => {
    if (!hosted) return
    applyExhibitionLocale()
    if (locale) setPageLanguage(locale)
  }, [hosted, locale])

  const place = useMemo((): GuestPlace => {
    const stored = guestStorage.exhibitionSession(exhibitionId)
    const onFailure = (failure: Failure) => {
      const goOn = emit(failure.kind, failure, { cancelable: true })
      if (failure.status === 401) stored.remove()
      else if (goOn) setRefusal(failure.status)
      return false
    }
    const language = () => guestStorage.exhibitionLocale.get() ?? $locale.get()
    const leaveFor = (view: GuestView, replace?: boolean) => {
      setRefusal(null)
      go(view, replace)
    }
    return {
      exhibitionId,
      publishableKey,
      hosted,
      refusal,
      fail,
      api: createApi({ origin, mode, language, token: () => stored.get()?.token, onFailure, onOutcome }),
      go: leaveFor,
      link: (view) =>
        hosted
          ? { href: addressOf(exhibitionId, view) }
          : {
              href: addressOf(exhibitionId, view),
              onClick: (event) => {
                // With a key held down the browser opens the address elsewhere.
                if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
                event.preventDefault()
                leaveFor(view)
              },
            },
    }
  }, [exhibitionId, publishableKey, origin, mode, onOutcome, emit, fail, hosted, addressOf, go, refusal])

  const context = <PlaceContext value={place}>{children}</PlaceContext>
  return locale ? <LocaleProvider locale={locale}>{context}</LocaleProvider> : context
}
