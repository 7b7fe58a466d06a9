import { textEncodings } from '@tsumugi/domain/conversion'
import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { one } from '../kernel/reply.ts'

const previewCell = z.object({ text: z.string(), number: z.boolean(), columns: z.number(), rows: z.number() })
const sheetPreview = z.object({
  sheets: z.array(
    z.object({
      name: z.string(),
      /** Cells that a merged one covers are not there. */
      rows: z.array(z.array(previewCell)),
      rowsLeftOut: z.boolean(),
      columnsLeftOut: z.boolean(),
    }),
  ),
  sheetsLeftOut: z.number(),
})
export type SheetPreview = z.output<typeof sheetPreview>

export const spreadsheets = {
  preview: endpoint('POST /spreadsheets/preview', {
    body: z.object({ file: z.file() }),
    multipart: true,
    keepsNothing: true,
    reply: one(sheetPreview),
    access: {},
    summary: 'The visible sheets of a workbook, or a CSV file, as they are seen; no formula runs, nothing is kept',
  }),
  read: endpoint('POST /spreadsheets/read', {
    body: z.object({ file: z.file() }),
    multipart: true,
    keepsNothing: true,
    reply: one(
      z.object({
        /** Every cell as text, as it is shown: a code keeps its zeros. At most 50,000 rows. */
        rows: z.array(z.array(z.string())),
        /** How the text was read; null for a workbook. */
        encoding: z.nullable(z.enum(textEncodings)),
      }),
    ),
    access: {},
    summary: 'Reads a CSV file or the first sheet of a workbook into cells; nothing is kept',
  }),
}
