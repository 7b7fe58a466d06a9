import { openRecruitments } from '@tsumugi/contract'
import { useQuery } from '@tsumugi/queries'

/** A recruitment as suppliers read it; whether it is gone, or not for this reader. */
export function useOpenRecruitment(id: number) {
  const topics = ['recruitment', 'matching_application']
  const answer = useQuery(openRecruitments.show, { id }, { stays: true, topics })
  const { status = 0 } = (answer.error ?? {}) as { status?: number }
  return { ...answer, isGone: status === 403 || status === 404 }
}
