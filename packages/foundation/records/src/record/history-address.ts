import type { AuditNoun } from '@tsumugi/domain'
import { href } from '@tsumugi/navigation'
import { useSession } from '@tsumugi/session'

/** Where the audit tells what became of a record, with who, when, before and after; null for whoever may not read it. */
export function useHistoryAddress(noun: AuditNoun, id: number): string | null {
  const { user } = useSession()
  const own = user?.currentUserGroup
  if (!user?.powerUser || !own) return null
  return href('accountUserGroup', { id: own.id }, { tab: 'audit', action: noun, subjectId: String(id) })
}
