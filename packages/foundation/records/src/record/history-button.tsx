import type { AuditNoun } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { IconButton } from '@tsumugi/ui'
import { History } from '@tsumugi/ui/icons'
import { useHistoryAddress } from './history-address.ts'
import { recordTexts } from './record-texts.ts'

/** Leads from a page to who changed what of it and when; nothing to whoever may not read the audit. */
export function HistoryButton({ noun, id }: { readonly noun: AuditNoun; readonly id: number }) {
  const t = useText(recordTexts)
  const history = useHistoryAddress(noun, id)
  return history && <IconButton icon={History} label={t('history')} href={history} />
}
