import { dataConverters, type ConverterDetail } from '@tsumugi/contract'
import { useChange, useQuery } from '@tsumugi/queries'
import { wordsOf } from '@tsumugi/api'
import { toast } from '@tsumugi/ui'
import { useState } from 'react'
import { useText } from '@tsumugi/i18n'
import { converterTexts } from './words/converter-texts.ts'

/** A run; it is asked for again whenever the work on it has come further. */
export const useRun = (id: number | null) =>
  useQuery(dataConverters.show, id === null ? null : { id }, { keep: true, stays: true })
export const useRuns = (page: number) => useQuery(dataConverters.list, { query: { page, perPage: 20 } }, { keep: true })
export type RowSight = 'all' | 'refused' | 'around'
export const useRows = (id: number, version: string, show: RowSight, page: number) =>
  useQuery(dataConverters.rows, version === '' ? null : { id, query: { show, page, perPage: 50 } }, { keep: true })

/** The calls that move a run; a refusal is said, and the run is read again. */
export function useRunActions(run: ConverterDetail) {
  const t = useText(converterTexts)
  const [busy, setBusy] = useState(false)
  const sheet = useChange(dataConverters.chooseSheet)
  const columns = useChange(dataConverters.chooseColumns)
  const fix = useChange(dataConverters.fix)
  const undoFix = useChange(dataConverters.undoFix)
  const apply = useChange(dataConverters.apply)
  const undo = useChange(dataConverters.undo)
  const { id, lockVersion } = run
  const said = async (work: Promise<unknown>) => {
    setBusy(true)
    try {
      await work
      return true
    } catch (error) {
      toast({ title: wordsOf(error) || t('failed'), type: 'attention', duration: 8_000 })
      return false
    } finally {
      setBusy(false)
    }
  }
  type Fix = Parameters<typeof fix>[0]['body']['fix']
  return {
    busy,
    chooseSheet: (at: number, headRow?: number | null) =>
      said(sheet({ id, body: { sheet: at, lockVersion, ...(headRow === undefined ? {} : { headRow }) } })),
    chooseColumns: (chosen: string[], words: ConverterDetail['words']) =>
      said(columns({ id, body: { columns: chosen, words, lockVersion } })),
    fix: (given: Fix) => said(fix({ id, body: { fix: given, lockVersion } })),
    undoFix: () => said(undoFix({ id, body: { lockVersion } })),
    apply: (mode: 'all' | 'good') => said(apply({ id, body: { mode, lockVersion } })),
    undo: () => said(undo({ id, body: { lockVersion } })),
  }
}
export type RunActions = ReturnType<typeof useRunActions>
