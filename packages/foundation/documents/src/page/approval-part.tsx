import { newIdempotencyKey, wordsOf } from '@tsumugi/api'
import type { DocumentKind } from '@tsumugi/contract'
import type { DocumentApprovalStatus } from '@tsumugi/domain'
import { storage } from '@tsumugi/session'
import { Button, Dialog, Notice, Status, TextArea, toast, type StatusLook } from '@tsumugi/ui'
import { useState } from 'react'
import type { DocumentDetail } from '../document-answers.ts'
import { useDocumentChange } from '../use-documents.ts'
import type { DocumentWords } from '../words/document-words.ts'

interface ApprovalPartProps {
  readonly kind: DocumentKind
  readonly words: DocumentWords
  readonly detail: DocumentDetail
  readonly unsaved: boolean
}

const looks: Readonly<Record<DocumentApprovalStatus, StatusLook>> = {
  needed: 'todo',
  outdated: 'late',
  pending: 'waiting',
  approved: 'done',
  rejected: 'late',
  returned: 'late',
  withdrawn: 'stopped',
  cancelled: 'stopped',
}

/** How the approval of a draft stands with one's own organisation, and the way to ask for it. */
export function ApprovalPart({ kind, words, detail, unsaved }: ApprovalPartProps) {
  const [asking, setAsking] = useState(false)
  const { t } = words
  if (!detail.approval) return null
  const { status, id } = detail.approval
  const mayAsk = status !== 'approved' && status !== 'pending'
  return (
    <>
      <Status look={looks[status]}>
        <span className="unseen">{t('approval')} </span>
        {words.approval(status)}
      </Status>
      {mayAsk && (
        <Button type="primary" onClick={() => setAsking(true)} {...(unsaved && { reason: t('decide.unsaved') })}>
          {t(id === null ? 'approval.ask' : 'approval.again')}
        </Button>
      )}
      {asking && <ApprovalDialog {...{ kind, words, detail }} onClose={() => setAsking(false)} />}
    </>
  )
}

/** Says what is asked, with a word to those who decide, kept until it is sent. */
function ApprovalDialog({ kind, words, detail, onClose }: Omit<ApprovalPartProps, 'unsaved'> & { onClose(): void }) {
  const { t } = words
  const { id, lockVersion } = detail
  const draft = storage.recordDraft(`${kind.noun}.${id}.approval`)
  const send = useDocumentChange(kind, 'requestApproval')
  const [idempotencyKey] = useState(newIdempotencyKey)
  const [note, setNote] = useState(() => String(draft.get()?.note ?? ''))
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  async function ask() {
    setBusy(true)
    try {
      const approval = { lockVersion, ...(note.trim() && { note: note.trim() }) }
      await send({ id, body: { approval } }, { idempotencyKey: `${idempotencyKey} ${lockVersion}` })
      draft.remove()
      toast({ title: t('approval.asked') })
      onClose()
    } catch (error) {
      setFault(wordsOf(error) || t('failed.kept'))
      setBusy(false)
    }
  }
  return (
    <Dialog
      title={t('approval.ask')}
      busy={busy}
      onClose={onClose}
      primary={{ label: t('approval.ask'), onClick: () => void ask() }}
    >
      <div className="document-form">
        {fault && (
          <Notice hue="madder" live>
            {fault}
          </Notice>
        )}
        <p>{t('approval.text')}</p>
        <TextArea
          label={t('approval.note')}
          rows={3}
          maxLength={2000}
          value={note}
          onChange={(text) => {
            setNote(text)
            draft.set({ note: text })
          }}
        />
      </div>
    </Dialog>
  )
}
