import type { CallOptions } from '@tsumugi/api'
import type { CallOf, Endpoint, ReplyOf } from '@tsumugi/contract'
import { useApi } from '@tsumugi/session'
import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { askerOf } from './asker-of.ts'
import { noteChange } from './changes-heard.ts'
import { isAbout, isBelow, topicOf } from './query-key.ts'

/** Asks again for everything shown that is about a topic. */
export function useRefresh(): (topic: string) => Promise<void> {
  const { origin } = useApi()
  const { mutate } = useSWRConfig()
  return useCallback(
    async (topic) => {
      await mutate((key) => isAbout(key, origin, topic))
    },
    [mutate, origin],
  )
}

/**
 * A write as a function. Once it is through, everything shown of its topic is asked for again, but for a record that it
 * deleted; `topics` are asked for again as well. It rejects as the client does, and asks for nothing then.
 */
export function useChange<E extends Endpoint>(
  endpoint: E,
  topics: readonly string[] = [],
): (call: CallOf<E>, options?: CallOptions) => Promise<ReplyOf<E>> {
  const api = useApi()
  const { mutate } = useSWRConfig()
  const told = topics.join(' ')
  return useCallback(
    async (call, options) => {
      const reply = await askerOf(endpoint, api)(call, options)
      const about = [topicOf(endpoint), ...told.split(' ').filter(Boolean)]
      const isGone = (key: Parameters<typeof isBelow>[0]) =>
        endpoint.method === 'DELETE' && isBelow(key, endpoint, call)
      about.forEach(noteChange)
      await mutate((key) => about.some((topic) => isAbout(key, api.origin, topic) && !isGone(key)))
      return reply
    },
    [api, endpoint, mutate, told],
  )
}
