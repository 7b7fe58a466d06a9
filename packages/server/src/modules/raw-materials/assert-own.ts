import { notFound } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { rawMaterialExists } from './stock-queries.ts'

/** @throws Refusal 404 where the organisation has no such raw material. */
export async function assertOwn({ database }: TenantRequest, id: number): Promise<void> {
  if (!(await rawMaterialExists(database, id))) throw notFound()
}
