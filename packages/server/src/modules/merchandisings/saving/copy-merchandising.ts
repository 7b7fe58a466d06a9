import type { contract, InputOf } from '@tsumugi/contract'
import type { TenantRequest } from '../../../http/request.ts'
import { copyFiles } from '../../merchandising-files/queries.ts'
import { addMerchandising, lentBy } from './create-merchandising.ts'
import { loadMerchandising } from '../load-merchandising.ts'
import { savedReply } from './saved-reply.ts'
import { appendVersion } from '../../merchandising-records/version-queries.ts'
import { changed } from '../../../records/changed.ts'

/** Copies a product with its files, without results: status, code and history begin anew (domain §3.14). */
export async function copyMerchandising(
  request: TenantRequest,
  { params, body }: InputOf<typeof contract.merchandisings.copy>,
) {
  const source = await loadMerchandising(request, params.id)
  const id = await addMerchandising(request, source.brandId, {
    ...lentBy(source),
    ...withoutUndefined(body.merchandising ?? {}),
  })
  await copyFiles(request.database, request.userGroupId, source.id, id)
  await appendVersion(request, id, 'copied', [{ field: 'copiedFrom', before: null, after: source.id }])
  await changed(request, { noun: 'merchandising', verb: 'copied', id, detail: { from: source.name } })
  return savedReply(request, id)
}

const withoutUndefined = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Values]?: NonNullable<Values[Key]>
  }
