/** How far a recruitment is (domain §3.15). `closed` comes by itself at the end of the last day to apply. */
export const recruitmentStatuses = ['draft', 'open', 'closed', 'awarded', 'cancelled'] as const
export type RecruitmentStatus = (typeof recruitmentStatuses)[number]

export const recruitmentMoves = ['publish', 'close', 'reopen', 'award', 'cancel'] as const
export type RecruitmentMove = (typeof recruitmentMoves)[number]

const moves: Readonly<Record<RecruitmentStatus, Partial<Record<RecruitmentMove, RecruitmentStatus>>>> = {
  draft: { publish: 'open' },
  open: { close: 'closed', cancel: 'cancelled' },
  closed: { reopen: 'open', award: 'awarded', cancel: 'cancelled' },
  awarded: {},
  cancelled: {},
}

export const recruitmentMovesFrom = (status: RecruitmentStatus): RecruitmentMove[] =>
  Object.keys(moves[status]) as RecruitmentMove[]
/** Null where the move does not begin here. */
export const afterRecruitmentMove = (status: RecruitmentStatus, move: RecruitmentMove): RecruitmentStatus | null =>
  moves[status][move] ?? null

export const recruitmentVisibilities = ['public', 'invited'] as const

/** What suppliers are told: whether somebody else was taken is not theirs to know. */
export const statusForSuppliers = (status: RecruitmentStatus): 'open' | 'closed' =>
  status === 'open' ? 'open' : 'closed'
