import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { ComboboxOption } from './combobox.tsx'
import { fold, matching } from './matching.ts'

/** Ms of rest in typing before the server is asked. */
const searchPause = 200

export type Search<Value extends string> = (
  typed: string,
  signal: AbortSignal,
) => Promise<readonly ComboboxOption<Value>[]>

interface Source<Value extends string> {
  options?: readonly ComboboxOption<Value>[]
  search?: Search<Value>
}

/** What can be chosen now: the given options that match, or what `search` finds; the last answer wins. */
export function useOptions<Value extends string>({ options, search }: Source<Value>, typed: string, open: boolean) {
  const narrows = open && typed !== ''
  const folded = useMemo(() => (narrows ? options?.map((option) => fold(option.label)) : undefined), [options, narrows])
  const own = useMemo(() => options && (folded ? matching(options, folded, typed) : options), [options, folded, typed])
  const [found, setFound] = useState<readonly ComboboxOption<Value>[]>([])
  const [answered, setAnswered] = useState<'idle' | 'failed' | null>(null)
  const ask = useEffectEvent((signal: AbortSignal) => search?.(typed, signal))
  const asks = search !== undefined

  useEffect(() => {
    if (!open || !asks) return
    const abort = new AbortController()
    const timer = setTimeout(
      async () => {
        try {
          const answer = await ask(abort.signal)
          if (abort.signal.aborted) return
          setFound(answer ?? [])
          setAnswered('idle')
        } catch {
          if (!abort.signal.aborted) setAnswered('failed')
        }
      },
      typed ? searchPause : 0,
    )
    return () => {
      clearTimeout(timer)
      abort.abort()
      setAnswered(null)
    }
  }, [open, asks, typed])
  const state = answered ?? (open && asks ? 'busy' : 'idle')
  return { choices: own ?? found, state }
}
