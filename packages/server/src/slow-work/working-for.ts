import { AsyncLocalStorage } from 'node:async_hooks'

const current = new AsyncLocalStorage<{ userGroupId: number }>()

/** Everything that `work` starts counts as work for the organisation it names by `worksFor`. */
export const accountably = <Result>(work: () => Result): Result => current.run({ userGroupId: 0 }, work)

/** Says for which organisation this request, or this job, works from here on. */
export function worksFor(userGroupId: number): void {
  const worker = current.getStore()
  if (worker) worker.userGroupId = userGroupId
}

/** The organisation that slow work is done for; 0 is the system's own. */
export const organisationWorkedFor = (): number => current.getStore()?.userGroupId ?? 0
