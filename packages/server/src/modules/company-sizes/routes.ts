import { contract } from '@tsumugi/contract'
import { orStale } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'
import { changed } from '../../records/changed.ts'
import { todayOf } from '../../records/number-queries.ts'
import { keepSize, ownSize, type SizeRow } from './queries.ts'

const sizeReply = (row: SizeRow) => ({
  isIndividual: row.is_individual,
  capital: row.capital,
  regularEmployees: row.regular_employees,
  hasEmployees: row.has_employees,
  confirmedOn: row.confirmed_on,
  lockVersion: row.lock_version,
})

export const companySizeRoutes = serve(contract.companySizes)({
  async show({ database, userGroupId }) {
    const row = await ownSize(database, userGroupId)
    return { data: row ? sizeReply(row) : null }
  },

  async update(request, { body }) {
    const { database, userGroupId } = request
    const { isIndividual, capital, regularEmployees, hasEmployees, lockVersion } = body.companySize
    const before = await ownSize(database, userGroupId)
    const kept = await orStale(
      keepSize(database, {
        user_group_id: userGroupId,
        is_individual: isIndividual,
        capital,
        regular_employees: regularEmployees,
        has_employees: hasEmployees,
        confirmed_on: await todayOf(database, userGroupId),
        lock_version: lockVersion,
      }),
      () => before && sizeReply(before),
    )
    const was = before && sizeReply(before)
    const now = sizeReply(kept)
    const fields = ['isIndividual', 'capital', 'regularEmployees', 'hasEmployees'] as const
    const differing = fields.filter((field) => was?.[field] !== now[field])
    await changed(request, {
      noun: 'company_size',
      verb: 'updated',
      id: null,
      changes: Object.fromEntries(
        differing.map((field) => [field, { before: was?.[field] ?? null, after: now[field] }]),
      ),
    })
    return { data: now }
  },
})
