import { contract } from '@tsumugi/contract'
import type { TransactionCategory } from '@tsumugi/domain'
import { notFound } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'
import { unitOf } from './queries.ts'

export const transactionUnitRoutes = serve(contract.transactionUnits)({
  async show({ database, userGroupId }, { params }) {
    const unit = await unitOf(database, userGroupId, params.id)
    if (!unit) throw notFound()
    const direction = unit.issuer_id === userGroupId ? 'issue' : 'receive'
    return { data: { id: unit.id, category: unit.noun as TransactionCategory, direction } }
  },
})
