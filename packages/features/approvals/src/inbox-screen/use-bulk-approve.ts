import { wordsOf } from '@tsumugi/api'
import { approvals, type ApprovalRow } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { useApi } from '@tsumugi/session'
import { toast } from '@tsumugi/ui'
import { useState } from 'react'
import { inboxTexts } from './messages/catalogue.ts'

/** Approves what is ticked, tells of each that was refused why, and answers the rest. */
export function useBulkApprove(onDone: (ids: number[]) => void) {
  const api = useApi()
  const t = useText(inboxTexts)
  const [busy, setBusy] = useState(false)

  async function approve(rows: readonly ApprovalRow[]) {
    if (busy || rows.length === 0) return
    setBusy(true)
    try {
      const { data } = await api
        .of(approvals)
        .bulkApprove({ body: { approvals: rows.map(({ id, stepId }) => ({ id, stepId: stepId! })) } })
      const titles = new Map(rows.map(({ id, title }) => [id, title]))
      const done = data.filter(({ approved }) => approved).map(({ id }) => id)
      const refused = data
        .filter(({ approved }) => !approved)
        .map(({ id, message }) => t('bulk.refused', { title: titles.get(id) ?? '', reason: message }))
      if (done.length) toast({ title: t('bulk.done', { count: done.length }) })
      if (refused.length) toast({ type: 'attention', title: t('bulk.some'), message: refused, duration: 8000 })
      onDone(done)
    } catch (error) {
      toast({ type: 'attention', title: t('failed'), message: wordsOf(error) || t('failed.why'), duration: 8000 })
    } finally {
      setBusy(false)
    }
  }
  return { busy, approve }
}
