import type { CallOptions } from '@tsumugi/api'
import type { CallOf, Endpoint, ReplyOf } from '@tsumugi/contract'
import { onRealtime, useApi, useSession } from '@tsumugi/session'
import { useEffect, useEffectEvent } from 'react'
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr'
import { askerOf } from './asker-of.ts'
import { noteQuestion, useAnswerOutrun } from './changes-heard.ts'
import { queryKey, topicOf } from './query-key.ts'

export interface QueryOptions {
  /** The answer before stays while the next is on its way: for pages of a list. */
  readonly keep?: boolean
  /** What is missing or refused is said in its place; nobody is led away from the page, `quiet` not even to sign in. */
  readonly stays?: boolean | 'quiet'
  /** Other topics whose changes are asked for again. */
  readonly topics?: readonly string[]
  /** Not asked for before somebody asks for it again: what is kept of it is shown. */
  readonly once?: boolean
  /** Kept as it was read, for forms: what others change meanwhile is met when it is saved. */
  readonly asRead?: boolean
  /** Only what others change is asked for again: what is done here stands on the page already. */
  readonly others?: boolean
  /** Asked for again when the window gets the focus. */
  readonly focus?: boolean
}

export type Query<E extends Endpoint> = SWRResponse<ReplyOf<E>>

/**
 * What an endpoint answers, kept by its one key and asked for again when its topic changes. A call of null waits.
 * `error.status` is 404 where it is gone (with `stays`).
 */
export function useQuery<E extends Endpoint>(
  endpoint: E,
  call: CallOf<E> | null,
  {
    keep = false,
    stays = false,
    topics,
    once = false,
    asRead = false,
    others = false,
    focus = false,
  }: QueryOptions = {},
): Query<E> {
  const api = useApi()
  const { user } = useSession()
  const key = call === null ? null : queryKey(api.origin, user?.currentUserGroup?.id ?? null, endpoint, call)
  const settings: SWRConfiguration = {
    revalidateOnFocus: focus,
    shouldRetryOnError: false,
    keepPreviousData: keep,
    ...(once && { revalidateIfStale: false }),
  }
  const ask = () => {
    noteQuestion(key!)
    return askerOf(endpoint, api)(call!, stays === 'quiet' ? quiet : stays ? staying : undefined)
  }
  const answer = useSWR<ReplyOf<E>>(key, ask, settings)
  const again = (id: number | null, by: number | null) => {
    if (others && by !== null && by === user?.id) return
    const own = (call as { id?: unknown } | null)?.id
    if (call !== null && (id === null || own === undefined || own === id)) void answer.mutate()
  }
  const heard = [topicOf(endpoint), ...(topics ?? [])].join(' ')
  useTopics(asRead ? '' : heard, again)
  useAnswerOutrun(once || asRead ? null : key, heard, answer.mutate)
  return answer
}

/** Hears of changes; an id is told for the first topic alone, as that of another is of another kind of record. */
function useTopics(heard: string, again: (id: number | null, by: number | null) => void): void {
  const hear = useEffectEvent(again)
  useEffect(() => {
    const topics = heard.split(' ').filter(Boolean)
    const stops = topics.map((topic, at) => onRealtime(topic, ({ id, by }) => hear(at === 0 ? id : null, by)))
    return () => stops.forEach((stop) => stop())
  }, [heard])
}

/** Said in its place. */
export const staying: CallOptions = { on403: () => undefined, on404: () => undefined }
const quiet: CallOptions = { ...staying, on401: () => undefined }
