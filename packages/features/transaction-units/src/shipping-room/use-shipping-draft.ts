import { isRefusal, newIdempotencyKey, wordsOf } from '@tsumugi/api'
import { useRefresh } from '@tsumugi/queries'
import { shippingDraftOf, useApi, useStored } from '@tsumugi/session'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { isForLater, sendDraft, type SentDraft } from './send-draft.ts'
import { readDraft, type ShippingDraft } from './shipping-draft.ts'

/** How the draft on this device stands to the server. */
export interface DraftState {
  readonly draft: ShippingDraft
  readonly busy: boolean
  /** Why the server did not take it, in words; '' while nothing is wrong. */
  readonly fault: string
  /** Somebody else saved the same delivery meanwhile: nothing is sent before the person decides. */
  readonly isStale: boolean
  change(values: Partial<ShippingDraft>): void
  /** Sends it, or keeps it until there is a line; answers what the server holds then, null where it does not. */
  save(): Promise<SentDraft | null>
  /** Throws away what this device holds. */
  discard(): void
}

const retryAfter = 30_000

/** The cartons of one order's next delivery: kept on this device with every keystroke, sent when there is a line. */
export function useShippingDraft(contractId: number, server: Omit<ShippingDraft, 'beginKey'>): DraftState {
  const kept = useKeptDraft(contractId, server)
  const [state, setState] = useState<Outcome>(quiet)
  const save = useInTurn(contractId, useSend(contractId, kept, setState))
  useWaiting(kept.draft.isWaiting && !state.busy, save)
  return {
    draft: kept.draft,
    ...state,
    save,
    change: (values) => kept.write({ ...values, isUnsent: true }),
    discard: () => {
      kept.remove()
      setState(quiet)
    },
  }
}

type Outcome = Pick<DraftState, 'busy' | 'fault' | 'isStale'>
const quiet: Outcome = { busy: false, fault: '', isStale: false }

/** Sends what the device holds, and says how that ended. */
function useSend(contractId: number, { stored, latestRef, write }: KeptDraft, tell: (outcome: Outcome) => void) {
  const api = useApi()
  const refresh = useRefresh()
  return useCallback(async () => {
    // What another page of this order sent is kept by the device at once, and drawn only later.
    const sent = readDraft(stored.get()) ?? latestRef.current
    latestRef.current = sent
    tell({ ...quiet, busy: true })
    try {
      const now = await sendDraft(api, contractId, sent, write)
      // What was typed while it was under way is still to be sent.
      const isTyped = JSON.stringify(latestRef.current.ranges) !== JSON.stringify(sent.ranges)
      write({ ...now, isUnsent: isTyped, isWaiting: false })
      tell(quiet)
      await refresh('delivery')
      return now
    } catch (error) {
      const isStale = isRefusal(error, 'stale')
      const isLater = isForLater(error)
      write({ isUnsent: true, isWaiting: isLater })
      tell({ busy: false, fault: isLater || isStale ? '' : wordsOf(error, '?'), isStale })
      return null
    }
  }, [api, contractId, latestRef, refresh, stored, tell, write])
}

type KeptDraft = ReturnType<typeof useKeptDraft>

/** The draft as this device holds it; until it holds one, as the server does. */
function useKeptDraft(contractId: number, server: Omit<ShippingDraft, 'beginKey'>) {
  const stored = useMemo(() => shippingDraftOf(contractId), [contractId])
  const kept = useStored(stored)
  const beginKey = useMemo(() => newIdempotencyKey(), [])
  const draft = useMemo(() => readDraft(kept) ?? { ...server, beginKey }, [kept, server, beginKey])
  const latestRef = useRef(draft)
  latestRef.current = draft
  const write = useCallback(
    (values: Partial<ShippingDraft>) => {
      latestRef.current = { ...latestRef.current, ...values }
      stored.set(latestRef.current as unknown as Record<string, unknown>)
    },
    [stored],
  )
  return { draft, stored, latestRef, write, remove: () => stored.remove() }
}

/** What is under way of each order: the page may be drawn anew meanwhile, and the delivery is the same. */
const underWay = new Map<number, Promise<unknown>>()

/** One after the other: of two saves at once, the later would be told of the version that the earlier one made. */
function useInTurn<Answer>(contractId: number, send: () => Promise<Answer>): () => Promise<Answer> {
  return useCallback(() => {
    const answer = (underWay.get(contractId) ?? Promise.resolve()).then(send)
    underWay.set(contractId, answer)
    return answer
  }, [contractId, send])
}

/** Sends again as soon as the device is online, and every half minute. */
function useWaiting(isWaiting: boolean, save: () => Promise<unknown>): void {
  useEffect(() => {
    if (!isWaiting) return
    const go = () => void save()
    const timer = setInterval(go, retryAfter)
    addEventListener('online', go)
    return () => {
      clearInterval(timer)
      removeEventListener('online', go)
    }
  }, [isWaiting, save])
}
