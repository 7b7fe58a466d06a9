import { contract } from '@tsumugi/contract'
import { documentPdf } from '../../documents/pdf/document-pdf.ts'
import { pdfReply } from '../../documents/pdf/pdf-reply.ts'
import { spreadsheetReply } from '../../documents/spreadsheet/spreadsheet-reply.ts'
import { invalid, notFound } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'
import { orderRecordsOf } from './order-records.ts'
import { recordPaper, recordSheet } from './record-paper.ts'
import { orderedSuppliers } from './record-queries.ts'

/** How many orders one answer holds, and one paper. */
const shown = 200
const printed = 1000

export const orderRecordRoutes = serve(contract.orderRecords)({
  async suppliers({ database, userGroupId }) {
    const rows = await orderedSuppliers(database, userGroupId)
    return { data: rows.map(({ id, name, count, last_on: lastOn }) => ({ id, name, count, lastOn })) }
  },

  list: async (request, { query }) => ({ data: await orderRecordsOf(request, query, shown) }),

  async paper(request, { query }) {
    const found = await orderRecordsOf(request, query, printed)
    if (found.count === 0) throw notFound()
    if (found.count > printed)
      throw invalid({ code: 'order_record_many', field: 'orderedUntil', meta: { most: printed } })
    const { orderedFrom: from, orderedUntil: until } = query
    const owner = request.asker.user.currentUserGroup?.name ?? ''
    const records = { ...found, locale: request.locale, owner, from, until }
    const paper = recordPaper(records)
    const name = `${paper.title} ${found.partner} ${from} ${until}`
    if (query.format === 'pdf') return () => pdfReply(documentPdf(paper), name)
    const format = query.format === 'csv_sjis' ? 'csv_cp932' : query.format
    return () => spreadsheetReply([recordSheet(records)], format, name)
  },
})
