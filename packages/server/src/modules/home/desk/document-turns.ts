import { documentKinds, snake, type DocumentKind } from '@tsumugi/contract'
import {
  admits,
  asksForRevision,
  documentSides,
  sidesInTurn,
  transitionsFor,
  type DocumentNoun,
  type DocumentSide,
  type SessionUser,
} from '@tsumugi/domain'

/** In this status, for who stands on this side, it is somebody's turn. */
export interface DocumentTurn {
  readonly status: string
  readonly author: DocumentSide
  readonly side: DocumentSide
  readonly turn: 'ours' | 'theirs'
  /** The move that leads on. */
  readonly move: string
  readonly isDraft: boolean
}

export interface KindTurns {
  readonly noun: DocumentNoun
  /** The column of the day that people wait for; null of kinds without one. */
  readonly dueColumn: string | null
  readonly turns: readonly DocumentTurn[]
}

/** Whose turn it is with every kind of document that this user may read, from the lifecycles alone. */
export const turnsFor = (user: SessionUser): KindTurns[] =>
  Object.values(documentKinds)
    .filter(({ access }) => admits(user, access))
    .map((kind) => ({
      noun: kind.noun,
      dueColumn: kind.due ? snake(kind.due.field) : null,
      turns: documentSides.flatMap((side) => turnsOnSide(kind, side, user)),
    }))

function turnsOnSide(kind: DocumentKind, side: DocumentSide, user: SessionUser): DocumentTurn[] {
  const { lifecycle } = kind
  const [draft] = lifecycle.statuses
  return lifecycle.statuses.flatMap((status) =>
    documentSides.flatMap((author): DocumentTurn[] => {
      const inTurn = sidesInTurn(lifecycle, status, author)
      const isOurs = inTurn.includes(side)
      // A draft of the other side is not there yet; what both may close whenever they like waits for nobody.
      if (inTurn.length === 0 || (status === draft && author !== side)) return []
      if (inTurn.length === 2 && lifecycle.kinds[status] === 'going') return []
      const mover = isOurs ? side : inTurn[0]!
      const move = moveOf(kind, status, author, mover)
      if (isInternal(kind, move) && (!isOurs || !user.enabledFunctions.includes(kind.approval!.function))) return []
      return [{ status, author, side, turn: isOurs ? 'ours' : 'theirs', move, isDraft: status === draft }]
    }),
  )
}

/** The receiver's own approval is nobody's turn where it approves nothing, and no business of the partner. */
const isInternal = ({ approval }: DocumentKind, move: string) => approval?.by === 'receiver' && approval.move === move

/** The move that is first in the table and asks for no reason; else any that is open, or the change that is asked for. */
function moveOf({ lifecycle }: DocumentKind, status: string, author: DocumentSide, side: DocumentSide): string {
  const open = transitionsFor(lifecycle, { status, author, side, powerUser: true })
    .filter(({ refusal }) => refusal === null)
    .map(({ name }) => name)
  const asked = Object.keys(lifecycle.transitions).find(
    (name) => side === author && asksForRevision(lifecycle, status, name),
  )
  return open.find((name) => !lifecycle.transitions[name]!.reason) ?? asked ?? open[0]!
}
