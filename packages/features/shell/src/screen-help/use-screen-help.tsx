import type { RouteNoun } from '@tsumugi/navigation'
import { findHelp, report, useApi } from '@tsumugi/session'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useCurrentAddress } from '../page-links/use-current-address.ts'

const ScreenHelp = lazy(() => import('./screen-help.tsx').then((m) => ({ default: m.ScreenHelp })))

interface AskedHelp {
  busy: boolean
  ask(): Promise<void>
  /** The short help while it stands open. */
  panel: ReactNode
}

/**
 * Help for the screen one is on: a page somebody configured opens in a new tab (spec §2, §7); else the screen's own
 * short help opens beside it. `onFail` is for pages without a help of ours, such as those of an older host.
 */
export function useScreenHelp(onFail: () => void): AskedHelp {
  const api = useApi()
  const address = useCurrentAddress()
  const [busy, setBusy] = useState(false)
  const [open, setOpen] = useState<RouteNoun | null>(null)
  async function ask() {
    setBusy(true)
    let noun: RouteNoun | null = null
    try {
      // The table of nouns is for who asks: pages of an older host load the header without it.
      noun = (await import('./noun-of.ts')).nounOf(address)
      const help = await findHelp(api)
      if (help.configured || !noun) help.open()
      else setOpen(noun)
    } catch (error) {
      if (noun) setOpen(noun)
      else onFail()
      report('open the help page', error)
    } finally {
      setBusy(false)
    }
  }
  const panel = <Suspense>{open && <ScreenHelp noun={open} onClose={() => setOpen(null)} />}</Suspense>
  return { busy, ask, panel }
}
