import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { one } from '../kernel/reply.ts'

export const spreadsheets = {
  read: endpoint('POST /spreadsheets/read', {
    body: z.object({ file: z.file() }),
    multipart: true,
    keepsNothing: true,
    reply: one(
      z.object({
        /** Every cell as text, as it is shown: a code keeps its zeros. At most 50,000 rows. */
        rows: z.array(z.array(z.string())),
        /** How the text was read; null for a workbook. */
        encoding: z.nullable(z.enum(['utf8', 'cp932'])),
      }),
    ),
    access: {},
    summary: 'Reads a CSV file or the first sheet of a workbook into cells; nothing is kept',
  }),
}
