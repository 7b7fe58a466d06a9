import type { OpenRecruitment } from '@tsumugi/contract'
import { fitOf, isFit, statusForSuppliers, type FitReason } from '@tsumugi/domain/matching'
import type { TenantRequest } from '../../http/request.ts'
import { groupFaces, makerOf, tradesWith, type ProfileRow } from '../matching-profiles/public-face.ts'
import { areasOf, type OpenRow } from './queries.ts'

export interface Weighed {
  readonly row: OpenRow
  readonly reasons: readonly FitReason[]
}

type Reader = Pick<TenantRequest, 'userGroupId' | 'asSystem'>

/** Each with why it fits the reader’s profile; what fits best comes first, and of equals what closes next. */
export async function weigh(
  { userGroupId, asSystem }: Reader,
  rows: readonly OpenRow[],
  profile: ProfileRow | undefined,
): Promise<Weighed[]> {
  const told = rows.filter(isNameTold).map(({ recruiterId }) => recruiterId)
  const trades = await asSystem((system) => tradesWith(system, userGroupId, told))
  const weighed = rows.map((row): Weighed => {
    // Past trades with somebody whose name is hidden would tell the name.
    const traded = isNameTold(row) ? (trades.get(row.recruiterId) ?? 0) : 0
    return { row, reasons: profile ? fitOf(makerOf(profile), row, traded) : [] }
  })
  return weighed.toSorted((one, other) => rank(one.reasons) - rank(other.reasons))
}

const rank = (reasons: readonly FitReason[]) => (isFit(reasons) ? 0 : reasons.some(({ fits }) => !fits) ? 2 : 1)

/** A hidden name is told with the agreement, or at once where none is asked for and the reader was invited by name. */
export const isNameTold = ({ hidesName, needsAgreement, agreed }: OpenRow): boolean =>
  !hidesName || (needsAgreement && agreed)

export async function openReplies({ asSystem }: Reader, weighed: readonly Weighed[]): Promise<OpenRecruitment[]> {
  const ids = weighed.map(({ row }) => row.recruiterId)
  const [faces, areas] = await asSystem((system) => Promise.all([groupFaces(system, ids), areasOf(system, ids)]))
  return weighed.map(({ row, reasons }) => {
    const { recruiterId, hidesName: _, status, ...fields } = row
    return {
      ...fields,
      recruiter: isNameTold(row) ? (faces.get(recruiterId)?.name ?? null) : null,
      recruiterArea: areas.get(recruiterId) ?? '',
      status: statusForSuppliers(status),
      reasons: [...reasons],
    }
  })
}
