import { contract } from '@tsumugi/contract'
import { readOnThread } from '../../documents/spreadsheet/spreadsheet-thread.ts'
import { invalid } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'

export const spreadsheetRoutes = serve(contract.spreadsheets)({
  async read(_, { body: { file } }) {
    const cells = await readOnThread(new Uint8Array(await file.arrayBuffer())).catch(() => {
      throw invalid({ code: 'spreadsheet_unreadable', field: 'file' })
    })
    return { data: { rows: cells.rows.map((row) => [...row]), encoding: cells.encoding } }
  },
})
