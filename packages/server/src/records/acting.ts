import type { TenantRequest } from '../http/request.ts'

/** On whose behalf something happens: a request, or a job that has no asker. */
export type Acting = Pick<TenantRequest, 'id' | 'address' | 'database' | 'userGroupId' | 'notify'> & {
  readonly accountId: number | null
  readonly asker: { readonly originalAccountId: number | null } | null
}
