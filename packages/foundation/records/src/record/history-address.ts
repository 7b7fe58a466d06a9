import { snake, type Master } from '@tsumugi/contract'
import { href } from '@tsumugi/navigation'
import { useSession } from '@tsumugi/session'

/** Where the audit tells what became of a record; null for whoever may not read it. */
export function useHistoryAddress({ name }: Master, id: number): string | null {
  const { user } = useSession()
  const own = user?.currentUserGroup
  if (!user?.powerUser || !own) return null
  return href('accountUserGroup', { id: own.id }, { tab: 'audit', action: snake(name), subjectId: String(id) })
}
