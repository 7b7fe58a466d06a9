import { Button } from '@tsumugi/ui'
import { lazy, Suspense, useState } from 'react'
import type { DocumentHead } from '../../document-answers.ts'
import type { DocumentWords } from '../../words/document-words.ts'

const RemindDialog = lazy(() => import('./remind-dialog.tsx').then((m) => ({ default: m.RemindDialog })))

interface BulkRemindersProps {
  readonly words: DocumentWords
  readonly picked: readonly DocumentHead[]
}

/** Reminds the other sides of what was chosen, where any of it waits for them. */
export function BulkReminders({ words: { t }, picked }: BulkRemindersProps) {
  const [isOpen, open] = useState(false)
  return (
    <>
      <Button onClick={() => open(true)} {...(!picked.some(waitsForOther) && { reason: t('remind.none') })}>
        {t('remind')}
      </Button>
      <Suspense>{isOpen && <RemindDialog picked={picked} onClose={() => open(false)} />}</Suspense>
    </>
  )
}

/** Whether it is the other side's turn, as its head says. */
export const waitsForOther = ({ side, turn }: Pick<DocumentHead, 'side' | 'turn'>): boolean =>
  turn.some((one) => one !== side)
