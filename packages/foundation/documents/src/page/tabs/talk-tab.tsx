import { wordsOf } from '@tsumugi/api'
import type { DocumentKind } from '@tsumugi/contract'
import { Button, Notice } from '@tsumugi/ui'
import { useState, type ReactNode } from 'react'
import type { DocumentDetail } from '../../document-answers.ts'
import { useDocumentChange } from '../../use-documents.ts'
import type { DocumentWords } from '../../words/document-words.ts'

interface TalkTabProps {
  readonly kind: DocumentKind
  readonly words: DocumentWords
  readonly detail: DocumentDetail
  talkOf(threadId: number): ReactNode
}

/** The conversation of both parties about a document: whoever opens it takes part from then on. */
export function TalkTab({ kind, words, detail, talkOf }: TalkTabProps) {
  const { t } = words
  const open = useDocumentChange(kind, 'talk')
  const [threadId, setThreadId] = useState(detail.threadId)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  if (threadId !== null) return talkOf(threadId)
  async function begin() {
    setBusy(true)
    try {
      setThreadId((await open({ id: detail.id })).data.threadId)
    } catch (error) {
      setFault(wordsOf(error) || t('failed'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="document-panel">
      {fault && (
        <Notice hue="madder" live>
          {fault}
        </Notice>
      )}
      <p className="soft">{t('talk.text')}</p>
      <p>
        <Button busy={busy} onClick={() => void begin()}>
          {t('talk.open')}
        </Button>
      </p>
    </div>
  )
}
