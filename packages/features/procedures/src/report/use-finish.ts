import { wordsOf } from '@tsumugi/api'
import type { ListedProcedure } from '@tsumugi/contract'
import type { BusinessDate } from '@tsumugi/domain'
import { isSettled } from '@tsumugi/domain/scheduling'
import { useText } from '@tsumugi/i18n'
import { toast } from '@tsumugi/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useReports, type StepReport } from '../procedure-queries.ts'
import { procedureTexts } from '../words/procedure-texts.ts'

/** Whether the reader's organisation may say that a step is done. */
export const isReportable = ({ side, status, schedule }: ListedProcedure): boolean =>
  side === 'ours' && !isSettled(status) && (schedule.status === 'active' || schedule.status === 'planned')

/**
 * Reports steps as done in one go. The key of each report stays the same until it is through, so that a second press after
 * a lost answer writes nothing twice.
 */
export function useFinish() {
  const t = useText(procedureTexts)
  const send = useReports()
  const keys = useRef(new Map<number, string>())
  const [busy, setBusy] = useState(false)
  const keyOf = (id: number) => {
    const key = keys.current.get(id) ?? crypto.randomUUID()
    keys.current.set(id, key)
    return key
  }
  /** Answers whether it is through; what went wrong has been said. */
  async function finish(ids: readonly number[], on?: BusinessDate): Promise<boolean> {
    setBusy(true)
    try {
      const reports = ids.map((procedureId): StepReport => ({
        procedureId,
        key: keyOf(procedureId),
        transition: 'finish',
        ...(on && { on }),
      }))
      await send(reports)
      for (const id of ids) keys.current.delete(id)
      toast({ title: t('finished', { count: ids.length }) })
      return true
    } catch (error) {
      toast({ title: t('failed'), message: wordsOf(error), type: 'attention' })
      return false
    } finally {
      setBusy(false)
    }
  }
  const latest = useRef(finish)
  useEffect(() => {
    latest.current = finish
  })
  /** The same function on every render, for rows that keep theirs. */
  const finishOne = useCallback(({ id }: Pick<ListedProcedure, 'id'>) => void latest.current([id]), [])
  return { finish, finishOne, busy }
}
