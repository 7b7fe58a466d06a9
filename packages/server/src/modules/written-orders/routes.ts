import { contract, documentKinds } from '@tsumugi/contract'
import type { Protection } from '@tsumugi/domain/trading'
import { serve } from '../../http/serve.ts'
import { rowOf } from '../../records/documents/draft-handlers.ts'
import { linesOf } from '../../records/lines/line-queries.ts'
import { orderFacts } from './order-facts.ts'

export const writtenOrderRoutes = serve(contract.writtenOrders)({
  async show(request, { params }) {
    const kind = documentKinds.contracts
    const [row, lines] = await Promise.all([
      rowOf(request, kind, params.id),
      linesOf(request.database, kind, [params.id]),
    ])
    const facts = await orderFacts(request, row, lines)
    const { items, supplements, words, means, prices, differences, protection } = facts
    const lists = { items: [...items], supplements: [...supplements], words: [...words], means, prices, differences }
    return { data: { ...facts, ...lists, protection: protectionReply(protection) } }
  },
})

/** Whether and why, never the sizes it follows from: they are each party's own. */
const protectionReply = ({ isProtected, isUnknown, orderedOn, subcontract, freelance }: Protection) => ({
  isProtected,
  isUnknown,
  orderedOn,
  subcontract: {
    applies: subcontract.applies,
    reason: { code: subcontract.reason.code, meta: { ...subcontract.reason.meta } },
  },
  freelance: { applies: freelance.applies, reason: { code: freelance.reason, meta: {} } },
})
