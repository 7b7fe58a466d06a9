import { contract } from '@tsumugi/contract'
import { spooledPath } from '../../files/uploads/spooled-file.ts'
import { serve } from '../../http/serve.ts'
import { slowWork } from '../../slow-work/slow-work.ts'

export const spreadsheetRoutes = serve(contract.spreadsheets)({
  async preview(_, { body: { file } }) {
    return async () => {
      const json = await slowWork('preview_table', { path: spooledPath(file) })
      return new Response(json as Uint8Array<ArrayBuffer>, { headers: { 'Content-Type': 'application/json' } })
    }
  },

  async read(_, { body: { file } }) {
    return async () => {
      const json = await slowWork('read_table', { path: spooledPath(file) })
      return new Response(json as Uint8Array<ArrayBuffer>, { headers: { 'Content-Type': 'application/json' } })
    }
  },
})
