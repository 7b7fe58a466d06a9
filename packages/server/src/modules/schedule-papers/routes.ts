import { contract } from '@tsumugi/contract'
import { pdfReply } from '../../documents/pdf/pdf-reply.ts'
import { serve } from '../../http/serve.ts'
import { todayOf } from '../../records/number-queries.ts'
import { spreadsheetReply } from '../../documents/spreadsheet/spreadsheet-reply.ts'
import { listSchedules, viewsWanted } from '../production-schedules/public-face.ts'
import { ganttPaper } from './gantt-paper.ts'
import { scheduleSheet } from './schedule-sheet.ts'
import { smallPictures, storedPictures } from './style-pictures.ts'

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

  async sheet(request, { query }) {
    const { database, userGroupId, locale, files } = request
    const { data } = await listSchedules(request, { query: { ...query, page: 1, perPage: mostInSheet } })
    const ids = [...new Set(data.map(({ production }) => production.id))]
    const stored = await storedPictures(database, userGroupId, ids)
    return async () => {
      const sheet = scheduleSheet(data, await smallPictures(stored, files), locale)
      return spreadsheetReply([sheet], 'xlsx', sheet.name)
    }
  },
})

const mostInSheet = 500
/** More than anybody hangs on a wall. */
const mostPrinted = 100
