import { TextArea } from '@tsumugi/ui'
import type { DocumentWords } from '../words/document-words.ts'

interface ReasonFieldProps {
  readonly words: DocumentWords
  readonly value: string
  readonly isMissing: boolean
  onChange(reason: string): void
}

/** Why a move is made, which the other side reads. */
export function ReasonField({ words: { t }, value, isMissing, onChange }: ReasonFieldProps) {
  return (
    <TextArea
      label={t('reason')}
      hint={t('reason.hint')}
      must
      rows={3}
      maxLength={1000}
      value={value}
      error={isMissing ? t('reason.missing') : undefined}
      onChange={onChange}
    />
  )
}

/** Keeps half a reason under its key, and takes back what was said of its absence. */
export const keepingReason =
  (
    draft: { set(kept: { reason: string }): void },
    write: (reason: string) => void,
    isMissing: (yes: boolean) => void,
  ) =>
  (reason: string) => {
    write(reason)
    isMissing(false)
    draft.set({ reason })
  }
