import { getConnInfo } from '@hono/node-server/conninfo'
import { admitsAddress } from '@tsumugi/domain'
import type { Context } from 'hono'

/** Where a request comes from. Behind proxies of our own, the last address that none of them wrote for itself. */
export function callerAddress(context: Context, trusted: readonly string[] = []): string {
  return addressBehind(trusted, peerAddress(context), context.req.header('X-Forwarded-For'))
}

/**
 * Each proxy adds whom it heard from at the end, so it is read from there: what stands before the first address that is
 * no proxy of ours was written by the caller, who may write what they like.
 */
export function addressBehind(trusted: readonly string[], peer: string, forwarded: string | undefined): string {
  const isOurs = (address: string) => trusted.length > 0 && admitsAddress(trusted, address)
  const hops = (forwarded ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean)
  let address = peer
  while (isOurs(address) && hops.length > 0) address = hops.pop()!
  return address
}

/** Whose connection it is: the caller, or the last proxy before us. */
export function peerAddress(context: Context): string {
  try {
    return getConnInfo(context).remote.address ?? 'unknown'
  } catch {
    return 'in-process'
  }
}
