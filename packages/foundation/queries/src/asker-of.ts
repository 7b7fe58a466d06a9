import type { Api, CallOptions } from '@tsumugi/api'
import type { CallOf, Endpoint, Group, ReplyOf } from '@tsumugi/contract'

const groups = new WeakMap<Endpoint, Group>()

/** One endpoint as a function of a client. */
export function askerOf<E extends Endpoint>(
  endpoint: E,
  api: Api,
): (call: CallOf<E>, options?: CallOptions) => Promise<ReplyOf<E>> {
  const group = groups.get(endpoint) ?? { ask: endpoint }
  groups.set(endpoint, group)
  return api.of(group).ask as never
}
