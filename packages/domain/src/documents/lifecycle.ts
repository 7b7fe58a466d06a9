/** A party of a document: who issues it, and who receives it (domain §1, Tenancy). A private document has an issuer only. */
export const documentSides = ['issuer', 'receiver'] as const
export type DocumentSide = (typeof documentSides)[number]

/**
 * Who may move a document. `author` wrote it, `other` is the party across from the author, `both` agree by a proposal, `time`
 * is nobody: the move comes once its day is over.
 */
export type TransitionActor = DocumentSide | 'author' | 'other' | 'either' | 'both' | 'time'

/** One named move of a lifecycle; nothing else changes a status (domain §4.8). */
export interface Transition<Status extends string = string> {
  readonly from: readonly Status[]
  readonly to: Status
  readonly by: TransitionActor
  /** The mover has to say why. */
  readonly reason?: true
  /** Numbers the document, shows it to the other side and freezes its first revision. */
  readonly issues?: true
  /** Gives up what of each line has not been shipped: nothing more is expected of it. */
  readonly releases?: true
  /** Only power users of the side. */
  readonly powerUser?: true
  /** Which counters of the lines it follows rise, and by which field of its own lines. */
  readonly counts?: Readonly<Partial<Record<ProgressCounter, string>>>
  /** Which of them fall again. */
  readonly uncounts?: Readonly<Partial<Record<ProgressCounter, string>>>
  /** Of a move that both make: it comes with a change they have agreed on, and not with a wish to cancel. */
  readonly revises?: true
  /** Puts away what is done with, at whatever time: nobody waits for it. */
  readonly optional?: true
}

/** What is counted on each issued line by the documents that follow it. */
export const progressCounters = [
  'shipped',
  'received',
  'accepted',
  'rejected',
  'returned',
  'billed',
  'credited',
  'allocated',
  'released',
] as const
export type ProgressCounter = (typeof progressCounters)[number]

export type Transitions<Status extends string> = Readonly<Record<string, Transition<Status>>>

/** How far a status has come, which is how it looks everywhere: its mark and its hue. */
export type StatusKind = 'todo' | 'waiting' | 'going' | 'done' | 'late' | 'stopped'

/** Statuses in the order of a life, the first being where it begins, and the moves between them. */
export interface Lifecycle<Status extends string = string, Moves extends Transitions<Status> = Transitions<Status>> {
  readonly statuses: readonly Status[]
  readonly kinds: Readonly<Record<Status, StatusKind>>
  readonly transitions: Moves
}

/** Why a move is not open; each is a code with words for people. */
export type TransitionRefusal =
  | 'transition_status'
  | 'transition_side'
  | 'transition_power_user'
  | 'transition_reason'
  | 'transition_both'
  | 'transition_time'

/**
 * Why a move that is open to who asks has to wait: its organisation has not approved it yet, or what it says is not borne
 * out (domain §3.7, §3.11).
 */
export const transitionWaits = [
  'approval_needed',
  'approval_running',
  'match_differs',
  'inspection_incomplete',
  'delivery_short',
] as const
export type TransitionWait = (typeof transitionWaits)[number]

/** Who looks at a document, and how it stands. */
export interface TransitionContext {
  readonly status: string
  readonly side: DocumentSide
  readonly author: DocumentSide
  readonly powerUser: boolean
  readonly reason?: string | undefined
}

/**
 * Names a lifecycle, statuses in the order of a life:
 * `lifecycle({ draft: 'todo', issued: 'waiting' }, { issue: { from: ['draft'], to: 'issued', by: 'author' } })`.
 * @__NO_SIDE_EFFECTS__
 */
export function lifecycle<
  const Kinds extends Readonly<Record<string, StatusKind>>,
  const Moves extends Transitions<keyof Kinds & string>,
>(kinds: Kinds, transitions: Moves): Lifecycle<keyof Kinds & string, Moves> {
  return { statuses: Object.keys(kinds), kinds, transitions }
}

/** Why this move is closed to who asks, or null where it is open. The status is told first: it is what people see. */
export function transitionRefusal(move: Transition, context: TransitionContext): TransitionRefusal | null {
  if (!move.from.includes(context.status)) return 'transition_status'
  if (move.by === 'both') return 'transition_both'
  if (move.by === 'time') return 'transition_time'
  if (!mayMove(move.by, context)) return 'transition_side'
  if (move.powerUser && !context.powerUser) return 'transition_power_user'
  return move.reason && !context.reason?.trim() ? 'transition_reason' : null
}

function mayMove(by: Exclude<TransitionActor, 'both' | 'time'>, { side, author }: TransitionContext): boolean {
  if (by === 'either') return true
  if (by === 'author') return side === author
  return by === 'other' ? side !== author : side === by
}

/** Every move of a lifecycle with its why-not, in the order of the table: for buttons, and for what the next step is. */
export function transitionsFor(
  { transitions }: Lifecycle,
  context: TransitionContext,
): { name: string; refusal: TransitionRefusal | null }[] {
  // A reason is asked for when the move is made: that it is missing closes no button.
  return Object.entries(transitions).map(([name, move]) => ({
    name,
    refusal: transitionRefusal(move, { ...context, reason: context.reason ?? '-' }),
  }))
}

/** Whose turn it is: the sides to which some move is open that leads on, the status's own turn bar (domain §1, Detail). */
export function sidesInTurn(of: Lifecycle, status: string, author: DocumentSide): DocumentSide[] {
  return documentSides.filter((side) =>
    transitionsFor(of, { status, side, author, powerUser: true }).some(
      ({ name, refusal }) =>
        (refusal === null && !leadsOut(of, name)) || (side === author && asksForRevision(of, status, name)),
    ),
  )
}

/** The statuses of documents of an author in which it is the turn of one side, or of the other one alone. */
export const statusesInTurn = (of: Lifecycle, author: DocumentSide, side: DocumentSide, turn: 'ours' | 'theirs') =>
  of.statuses.filter((status) => {
    const inTurn = sidesInTurn(of, status, author)
    return turn === 'ours' ? inTurn.includes(side) : inTurn.length > 0 && !inTurn.includes(side)
  })

/** What the other side objects to waits for its author, who proposes what is right. What has ended waits for nobody. */
export function asksForRevision({ transitions, kinds }: Lifecycle, status: string, name: string): boolean {
  const { revises, from, to } = transitions[name]!
  return revises === true && from.includes(status) && to !== status && kinds[status] !== 'stopped'
}

/** Moves that only end a document, such as cancelling, are nobody's turn; nor are those that may be left out. */
function leadsOut({ transitions }: Lifecycle, name: string): boolean {
  const { to, optional } = transitions[name]!
  if (optional) return true
  const isEnd = !Object.values(transitions).some(({ from }) => from.includes(to))
  return isEnd && transitions[name]!.reason === true
}
