import type { AuditNoun } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { IconButton } from '@tsumugi/ui'
import { History } from '@tsumugi/ui/icons'
import { Suspense } from 'react'
import { useHistoryAddress } from './history-address.ts'
import { recordTexts } from './record-texts.ts'

interface Subject {
  readonly noun: AuditNoun
  readonly id: number
}

/** Leads from a page to who changed what of it and when; nothing to whoever may not read the audit. */
export const HistoryButton = (subject: Subject) => (
  // Its words are no page's own: no page waits for them.
  <Suspense>
    <HistoryLink {...subject} />
  </Suspense>
)

function HistoryLink({ noun, id }: Subject) {
  const t = useText(recordTexts)
  const history = useHistoryAddress(noun, id)
  return history && <IconButton icon={History} label={t('history')} href={history} />
}
