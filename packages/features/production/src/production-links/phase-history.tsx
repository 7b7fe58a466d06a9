import { useText } from '@tsumugi/i18n'
import { useHistoryAddress } from '@tsumugi/records'
import { IconButton } from '@tsumugi/ui'
import { History } from '@tsumugi/ui/icons'
import { linkTexts } from './link-texts.ts'

/** Where the audit tells who changed quantities, maker and delivery of a phase; nothing to whoever may not read it. */
export function PhaseHistory({ id }: { readonly id: number }) {
  const t = useText(linkTexts)
  const history = useHistoryAddress('phase', id)
  return history && <IconButton icon={History} size={24} label={t('history.phase')} href={history} />
}
