/** How far an application is (domain §3.15). */
export const applicationStatuses = ['draft', 'sent', 'shortlisted', 'accepted', 'declined', 'withdrawn'] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

export const applicationMoves = ['send', 'withdraw', 'shortlist', 'decline', 'reconsider', 'accept'] as const
export type ApplicationMove = (typeof applicationMoves)[number]
export type ApplicationSide = 'supplier' | 'recruiter'

const sideOf: Readonly<Record<ApplicationMove, ApplicationSide>> = {
  send: 'supplier',
  withdraw: 'supplier',
  shortlist: 'recruiter',
  decline: 'recruiter',
  reconsider: 'recruiter',
  accept: 'recruiter',
}

const moves: Readonly<Record<ApplicationStatus, Partial<Record<ApplicationMove, ApplicationStatus>>>> = {
  draft: { send: 'sent' },
  sent: { withdraw: 'withdrawn', shortlist: 'shortlisted', decline: 'declined', accept: 'accepted' },
  shortlisted: { withdraw: 'withdrawn', decline: 'declined', accept: 'accepted' },
  accepted: {},
  declined: { reconsider: 'shortlisted' },
  withdrawn: { send: 'sent' },
}

/** What one side may do next. */
export const applicationMovesFrom = (status: ApplicationStatus, side: ApplicationSide): ApplicationMove[] =>
  (Object.keys(moves[status]) as ApplicationMove[]).filter((move) => sideOf[move] === side)

/** Null where the move does not begin here, or is the other side's. */
export const afterApplicationMove = (
  status: ApplicationStatus,
  move: ApplicationMove,
  side: ApplicationSide,
): ApplicationStatus | null => (sideOf[move] === side ? (moves[status][move] ?? null) : null)

/** While its supplier may still change what it offers. */
export const isOfferOpen = (status: ApplicationStatus): boolean => status === 'draft' || status === 'withdrawn'
