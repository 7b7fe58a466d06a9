import { wordsOf } from '@tsumugi/api'
import { useEffect, useEffectEvent, useState } from 'react'
import { useScheduleMaking, type NewSchedule, type SchedulePreview } from './making-queries.ts'

interface Shown {
  /** Of which values it is; older ones are shown no more. */
  readonly of: string
  readonly preview: SchedulePreview | null
  readonly failure: string
}

const pause = 250

/** What would be made of the values, asked anew a moment after they change; null values are not asked for. */
export function usePreview(phaseId: number, asked: NewSchedule | null, failed: string) {
  const { preview } = useScheduleMaking()
  const [shown, show] = useState<Shown | null>(null)
  const of = asked && JSON.stringify(asked)
  const ask = useEffectEvent(async (values: NewSchedule, key: string, isWanted: () => boolean) => {
    try {
      const found = await preview(phaseId, values)
      if (isWanted()) show({ of: key, preview: found, failure: '' })
    } catch (cause) {
      if (isWanted()) show({ of: key, preview: null, failure: wordsOf(cause, failed) })
    }
  })
  useEffect(() => {
    if (of === null) return
    let isWanted = true
    const timer = setTimeout(() => void ask(JSON.parse(of) as NewSchedule, of, () => isWanted), pause)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [of])
  return shown !== null && shown.of === of ? shown : null
}
