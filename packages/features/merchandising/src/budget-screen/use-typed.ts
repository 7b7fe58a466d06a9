import { storage } from '@tsumugi/session'
import { useState } from 'react'
import type { Typed } from './budget-cells.ts'

const nothing: Typed = {}

const storedAt = (key: string) => storage.recordDraft(`merchandising_budget.${key}`)

/** What was typed and not saved yet, per brand and season: neither another view nor a reload loses any of it. */
export function useTyped(brandId: number | undefined, season: string | undefined): [Typed, (typed: Typed) => void] {
  const [all, setAll] = useState<Readonly<Record<string, Typed>>>({})
  const key = `${brandId}/${season}`
  return [
    all[key] ?? (storedAt(key).get() as Typed | null) ?? nothing,
    (typed) => {
      setAll((before) => ({ ...before, [key]: typed }))
      if (Object.keys(typed).length > 0) storedAt(key).set(typed)
      else storedAt(key).remove()
    },
  ]
}
