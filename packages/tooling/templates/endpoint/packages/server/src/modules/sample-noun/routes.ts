import { contract, paginate } from '@tsumugi/contract'
import { limitsOf } from '../../database/page-limits.ts'
import { notFound } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'
import { pageOfSampleNoun, sampleNounOf } from './queries.ts'
import { sampleNounReply } from './replies.ts'

export const sampleNounRoutes = serve(contract.sampleNoun)({
  async list({ database, userGroupId }, { query }) {
    const { rows, count } = await pageOfSampleNoun(database, userGroupId, query)
    const { page, limit } = limitsOf(query)
    return { data: rows.map(sampleNounReply), pagination: paginate(count, page, limit) }
  },

  async show({ database, userGroupId }, { params }) {
    const row = await sampleNounOf(database, userGroupId, params.id)
    if (!row) throw notFound()
    return { data: sampleNounReply(row) }
  },
})
