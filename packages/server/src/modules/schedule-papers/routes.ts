import { contract } from '@tsumugi/contract'
import { pdfReply } from '../../documents/pdf/pdf-reply.ts'
import { serve } from '../../http/serve.ts'
import { todayOf } from '../../records/number-queries.ts'
import { viewsWanted } from '../production-schedules/public-face.ts'
import { ganttPaper } from './gantt-paper.ts'

export const schedulePaperRoutes = serve(contract.schedulePapers)({
  async plan(request, { query }) {
    const { views } = await viewsWanted(request, query)
    const definition = ganttPaper(
      views.slice(0, mostPrinted),
      await todayOf(request.database, request.userGroupId),
      request.locale,
    )
    // Drawn after the transaction, on a thread.
    return () => pdfReply(definition, definition.title)
  },
})

/** More than anybody hangs on a wall. */
const mostPrinted = 100
