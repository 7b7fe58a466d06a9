import { newIdempotencyKey, wordsOf } from '@tsumugi/api'
import type { DocumentKind } from '@tsumugi/contract'
import { storage } from '@tsumugi/session'
import { Dialog, Notice, toast } from '@tsumugi/ui'
import { useState } from 'react'
import { partnerOf, type DocumentDetail } from '../document-answers.ts'
import { useDocumentChange } from '../use-documents.ts'
import { keepingReason, ReasonField } from '../reason/reason-field.tsx'
import type { DocumentWords } from '../words/document-words.ts'

interface CancelDialogProps {
  readonly kind: DocumentKind
  readonly words: DocumentWords
  readonly detail: DocumentDetail
  readonly move: string
  onClose(): void
}

/** What only both can do is proposed: nothing changes until the other side accepts. */
export function CancelDialog({ kind, words, detail, move, onClose }: CancelDialogProps) {
  const { t } = words
  const propose = useDocumentChange(kind, 'propose')
  const draft = storage.recordDraft(`${kind.noun}.${detail.id}.cancel`)
  const [idempotencyKey] = useState(newIdempotencyKey)
  const [reason, setReason] = useState(() => String(draft.get()?.reason ?? ''))
  const [missing, setMissing] = useState(false)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  async function send() {
    if (!reason.trim()) return setMissing(true)
    setBusy(true)
    try {
      const proposal = { kind: 'cancel', baseRevision: detail.revision, reason: reason.trim() }
      await propose({ id: detail.id, body: { proposal } }, { idempotencyKey })
      draft.remove()
      toast({ title: t('proposed') })
      onClose()
    } catch (error) {
      setFault(wordsOf(error) || t('failed'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      title={t('propose.move', { move: words.move(move) })}
      busy={busy}
      onClose={onClose}
      primary={{ label: t('propose.do'), onClick: () => void send() }}
    >
      <div className="document-form">
        {fault && (
          <Notice hue="madder" live>
            {fault}
          </Notice>
        )}
        <p>{t('cancel.text', { partner: partnerOf(detail)?.name ?? '' })}</p>
        <ReasonField
          words={words}
          value={reason}
          isMissing={missing}
          onChange={keepingReason(draft, setReason, setMissing)}
        />
      </div>
    </Dialog>
  )
}
