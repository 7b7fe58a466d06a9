import type { Method } from '@tsumugi/contract'
import { currentAddress, errorAddress, leave, signOutAddress } from '@tsumugi/navigation'

/** Where the product runs: our own page, a page of the older host application, or a partner's site. */
export type Mode = 'host' | 'legacy' | 'partner'

const kinds = { 401: 'auth-required', 403: 'forbidden', 404: 'not-found' } as const

/** A refusal that the product as a whole must answer to, not only the caller. */
export interface Failure {
  readonly status: keyof typeof kinds
  /** The cancelable event of an element is `tsumugi-` and this. */
  readonly kind: (typeof kinds)[Failure['status']]
  readonly method: Method
  /** The address that was called. */
  readonly url: string
}

export type FailureHandler = (failure: Failure) => void

/** A caller's own handlers, each in place of the default of spec §8. */
export interface FailureHandlers {
  readonly on401?: FailureHandler
  readonly on403?: FailureHandler
  readonly on404?: FailureHandler
}

/** Answers false to cancel the default action, as `dispatchEvent` does for a prevented event. */
export type FailureHook = (failure: Failure) => boolean

const defaults: Record<Failure['status'], () => void> = {
  401: () => leave.topTo(signOutAddress(currentAddress())),
  403: () => leave.topTo('/'),
  404: () => leave.to(errorAddress(404, currentAddress())),
}

/** The failure of a 401, 403 or 404; nothing for any other status. */
export function failureOf(status: number, method: Method, url: string): Failure | undefined {
  if (status !== 401 && status !== 403 && status !== 404) return undefined
  return { status, kind: kinds[status], method, url }
}

/**
 * The caller's own handler, else the hook, else the default of spec §8.
 * A partner's page is never navigated: there the hook is all that happens (design §4).
 */
export function answerFailure(failure: Failure, own: FailureHandlers, mode: Mode, hook?: FailureHook): void {
  const handler = own[`on${failure.status}`]
  if (handler) return handler(failure)
  const goOn = hook?.(failure) ?? true
  if (goOn && mode !== 'partner') defaults[failure.status]()
}
