import { camel, snake } from '@tsumugi/contract'
import type { Cause } from '../http/refusal.ts'
import type { TenantRequest } from '../http/request.ts'
import { requiredKeys } from '../modules/master-configs/queries.ts'
import type { Bound, Values } from './master-table.ts'

/** Fields without which the organisation wants no record of this master (domain §3.1, master_config). */
export const requiredFields = async (
  { database, userGroupId }: Pick<TenantRequest, 'database' | 'userGroupId'>,
  { master }: Bound,
): Promise<string[]> =>
  (await requiredKeys(database, userGroupId, snake(master.name))).map(camel).filter((field) => field in master.fields)

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** What a whole record lacks of them. */
export const missing = (values: Values, required: readonly string[]): Cause[] =>
  required.filter((field) => isEmpty(values[field])).map((field) => ({ code: 'missing', field }))

export const missingIn = async (request: TenantRequest, of: Bound, values: Values): Promise<Cause[]> =>
  missing(values, await requiredFields(request, of))
