import type { contract, DeliveryClaim, InputOf } from '@tsumugi/contract'
import { invalid, Refusal } from '../../../http/refusal.ts'

type Given = Omit<InputOf<(typeof contract)['deliveryClaims']['update']>['body']['claim'], 'lockVersion'>

interface Move {
  readonly side: DeliveryClaim['side']
  readonly from: readonly DeliveryClaim['status'][]
  /** It says why, in the answer it comes with. */
  readonly needsAnswer?: true
}

const unsettled = ['open', 'countered', 'refused', 'agreed'] as const

/** Whose each part of a move is, and from where it leads on (domain §3.8). */
const moves: Readonly<Record<keyof Given, Move>> = {
  remedy: { side: 'receiver', from: ['open', 'countered', 'refused'] },
  note: { side: 'receiver', from: unsettled },
  accepts: { side: 'receiver', from: ['countered'] },
  asksAgain: { side: 'receiver', from: ['countered', 'refused'] },
  settledById: { side: 'receiver', from: ['agreed'] },
  answer: { side: 'issuer', from: unsettled },
  agrees: { side: 'issuer', from: ['open'] },
  refuses: { side: 'issuer', from: ['open'], needsAnswer: true },
  counter: { side: 'issuer', from: ['open'], needsAnswer: true },
}

/**
 * What a move writes; each side has its own, and what is settled stays.
 * @throws Refusal 422 `transition_side`, `transition_status`, and `transition_reason` where a refusal or an offer is wordless
 */
export function claimValues(claim: DeliveryClaim, given: Given) {
  const asked = (Object.keys(moves) as (keyof Given)[]).filter((key) => given[key] !== undefined)
  if (asked.some((key) => moves[key].side !== claim.side)) throw new Refusal(422, [{ code: 'transition_side' }])
  if (claim.status === 'settled' || asked.some((key) => !moves[key].from.includes(claim.status)))
    throw new Refusal(422, [{ code: 'transition_status' }])
  if (asked.some((key) => moves[key].needsAnswer) && !given.answer)
    throw invalid({ code: 'transition_reason', field: 'claim.answer' })
  if (given.settledById !== undefined && !claim.candidates.some(({ id }) => id === given.settledById))
    throw invalid({ code: 'not_found', field: 'claim.settledById' })
  return { ...wordsOf(given), ...statusOf(claim, given) }
}

const wordsOf = ({ remedy, note, answer }: Given): Record<string, unknown> => ({
  ...(remedy !== undefined && { remedy }),
  ...(note !== undefined && { note: note || null }),
  ...(answer !== undefined && { answer: answer || null }),
})

/** Where a move leads; a remedy that the buyer chooses anew is asked of the seller once more. */
function statusOf(claim: DeliveryClaim, given: Given): Record<string, unknown> {
  if (given.settledById !== undefined) return { status: 'settled', settled_by_id: given.settledById }
  if (given.accepts) return { status: 'agreed', remedy: claim.counter, counter: null }
  if (given.asksAgain || given.remedy !== undefined) return { status: 'open', counter: null }
  if (given.refuses) return { status: 'refused' }
  if (given.counter) return { status: 'countered', counter: given.counter }
  return given.agrees ? { status: 'agreed' } : {}
}
