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
  const folded = useMemo(() => (open && typed ? options?.map((option) => fold(option.label)) : undefined), [options, open, typed === ''])
  const own = useMemo(() => options && (folded ? matching(options, folded, typed) : options), [options, folded, typed])
  const [found, setFound] = useState<readonly ComboboxOption<Value>[]>([])
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const ask = useEffectEvent((signal: AbortSignal) => search?.(typed, signal))
  const asks = search !== undefined

  useEffect(() => {
    if (!open || !asks) return
    const abort = new AbortController()
    setState('busy')
    const timer = setTimeout(async () => {
      try {
        const answer = await ask(abort.signal)
        if (abort.signal.aborted) return
        setFound(answer ?? [])
        setState('idle')
      } catch {
        if (!abort.signal.aborted) setState('failed')
      }
    }, typed ? searchPause : 0)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [open, asks, typed])
  return { choices: own ?? found, state }
}
