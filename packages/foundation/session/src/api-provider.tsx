import type { Api } from '@tsumugi/api'
import { createContext, use, useEffect, type ReactNode } from 'react'
import { startRealtime } from './realtime/realtime.ts'
import { report } from './report.ts'

const ApiContext = createContext<Api | null>(null)

/** Gives everything below one client. Each custom element has its own, with its own mode and failure hook. */
export function ApiProvider({ api, children }: { api: Api; children: ReactNode }) {
  useEffect(() => startRealtime(api), [api])
  useEffect(() => {
    if (api.mode === 'partner') return undefined
    let stop: (() => void) | undefined
    let isGone = false
    // Nothing that a first drawing waits for.
    import('./session/watch-session.ts').then(
      ({ watchSession }) => void (isGone || (stop = watchSession(api))),
      (error: unknown) => report('watch what other windows do', error),
    )
    return () => {
      isGone = true
      stop?.()
    }
  }, [api])
  return <ApiContext value={api}>{children}</ApiContext>
}

/** The client of the nearest `ApiProvider`. */
export function useApi(): Api {
  const api = use(ApiContext)
  if (!api) throw new Error('No API here: put an <ApiProvider api={createApi()}> above this component.')
  return api
}
