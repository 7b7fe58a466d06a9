import { newIdempotencyKey, wordsOf } from '@tsumugi/api'
import type { DocumentKind } from '@tsumugi/contract'
import { storage } from '@tsumugi/session'
import { DateField, Dialog, Notice, toast } from '@tsumugi/ui'
import { useState, type ReactNode } from 'react'
import { partnerOf, type DocumentDetail } from '../document-answers.ts'
import { useDocumentChange } from '../use-documents.ts'
import { keepingReason, ReasonField } from '../reason/reason-field.tsx'
import { costsText } from '../words/costs-text.ts'
import type { DocumentWords } from '../words/document-words.ts'

interface MoveDialogProps {
  readonly kind: DocumentKind
  readonly words: DocumentWords
  readonly detail: DocumentDetail
  readonly move: string
  onClose(): void
  /** What one should know before it. */
  readonly children?: ReactNode
}

/** Says what a move does before it is made, asks why where the row wants a reason, and for the date of an issue. */
export function MoveDialog({ kind, words, detail, move, onClose, children }: MoveDialogProps) {
  const { t } = words
  const transition = kind.lifecycle.transitions[move]!
  const draft = storage.recordDraft(`${kind.noun}.${detail.id}.move.${move}`)
  const [reason, setReason] = useState(() => String(draft.get()?.reason ?? ''))
  const [issueDate, setIssueDate] = useState('')
  const { busy, fault, missing, setMissing, run } = useMove(kind, detail, move)
  async function send() {
    if (transition.reason && !reason.trim()) return setMissing(true)
    const isDone = await run({ ...(reason.trim() && { reason: reason.trim() }), ...(issueDate && { issueDate }) })
    if (!isDone) return
    draft.remove()
    toast({ title: t('moved', { status: words.status(transition.to) }) })
    onClose()
  }
  return (
    <Dialog
      title={t('move.title', { one: words.one, move: words.move(move) })}
      busy={busy}
      onClose={onClose}
      primary={{ label: words.move(move), onClick: () => void send() }}
    >
      <div className="document-form">
        {fault && (
          <Notice hue="madder" live>
            {fault}
          </Notice>
        )}
        <p>
          {t(transition.issues ? 'move.issues' : 'move.text', {
            partner: partnerOf(detail)?.name ?? '',
            status: words.status(transition.to),
          })}
        </p>
        <p className="small soft">{costsText(kind, t, detail)}</p>
        {children}
        {transition.issues && (
          <DateField label={t('issueDate')} hint={t('issueDate.hint')} value={issueDate} onChange={setIssueDate} />
        )}
        {transition.reason && (
          <ReasonField
            words={words}
            value={reason}
            isMissing={missing}
            onChange={keepingReason(draft, setReason, setMissing)}
          />
        )}
      </div>
    </Dialog>
  )
}

function useMove(kind: DocumentKind, { id, lockVersion }: DocumentDetail, transition: string) {
  const send = useDocumentChange(kind, 'move')
  const [idempotencyKey] = useState(newIdempotencyKey)
  const [busy, setBusy] = useState(false)
  const [missing, setMissing] = useState(false)
  const [fault, setFault] = useState('')
  async function run(more: object): Promise<boolean> {
    setBusy(true)
    setFault('')
    try {
      await send(
        { body: { transition, documents: [{ id, lockVersion }], ...more } },
        { idempotencyKey: `${idempotencyKey} ${lockVersion}` },
      )
      return true
    } catch (error) {
      setFault(wordsOf(error) || String((error as Error).message))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, fault, missing, setMissing, run }
}
