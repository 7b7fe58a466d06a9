import type { Exception } from './exceptions.ts'
import type { Finding } from './repository.ts'

/**
 * Takes accepted findings out and adds one for each exception that no longer fails.
 * Only exceptions of checks in `found` are judged, so that a single check can run alone.
 */
export function judge(
  found: ReadonlyMap<string, readonly Finding[]>,
  accepted: readonly Exception[],
  most: number,
): Map<string, Finding[]> {
  const isAccepted = (check: string, path: string) => accepted.some((one) => one.check === check && one.path === path)
  const left = new Map(
    [...found].map(([check, findings]) => [check, findings.filter(({ path }) => !isAccepted(check, path))]),
  )
  const list = 'packages/tooling/src/exceptions.ts'
  const stale = accepted
    .filter(({ check, path }) => found.has(check) && !found.get(check)?.some((finding) => finding.path === path))
    .map(({ check, path }) => ({ path: list, message: `${path} no longer fails ${check}; take the row out` }))
  const unexplained = accepted
    .filter(({ reason }) => reason.trim().length < 10)
    .map(({ path }) => ({ path: list, message: `${path} has no reason` }))
  const tooMany =
    accepted.length > most
      ? [{ path: list, message: `${accepted.length} exceptions, and at most ${most} are allowed` }]
      : []
  return left.set('exceptions', [...stale, ...unexplained, ...tooMany])
}
