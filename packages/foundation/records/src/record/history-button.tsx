import type { AuditNoun } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { IconButton, MenuItem } from '@tsumugi/ui'
import { History } from '@tsumugi/ui/icons'
import { useHistoryAddress } from './history-address.ts'
import { recordTexts } from './record-texts.ts'

interface Subject {
  readonly noun: AuditNoun
  readonly id: number
}

/** Leads from a page to who changed what of it and when; nothing to whoever may not read the audit. */
export function HistoryButton({ noun, id }: Subject) {
  const t = useText(recordTexts)
  const history = useHistoryAddress(noun, id)
  return history && <IconButton icon={History} label={t('history')} href={history} />
}

/** The same in a menu that stands. */
export function HistoryItem({ noun, id }: Subject) {
  const t = useText(recordTexts)
  const history = useHistoryAddress(noun, id)
  return (
    history && (
      <MenuItem icon={History} href={history}>
        {t('history')}
      </MenuItem>
    )
  )
}
