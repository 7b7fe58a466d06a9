import { readFile } from 'node:fs/promises'
import { readSpreadsheet } from '../../documents/spreadsheet/read-spreadsheet.ts'
import { TooLargeToPreview } from '../../documents/unpack.ts'
import { Refusal, invalid } from '../../http/refusal.ts'

/**
 * The cells of a spooled file as the JSON of the reply. It can take seconds: call it on a thread.
 * @throws Refusal 422 what the file has too much of, or that it is no table
 */
export async function readTable({ path }: { readonly path: string }): Promise<Uint8Array> {
  const { rows, encoding } = await readSpreadsheet(await readFile(path)).catch((error: unknown) => {
    if (error instanceof Refusal) throw error
    throw invalid({ code: error instanceof TooLargeToPreview ? 'too_heavy' : 'spreadsheet_unreadable', field: 'file' })
  })
  return new TextEncoder().encode(JSON.stringify({ data: { rows, encoding } }))
}
