import { readFile } from 'node:fs/promises'
import { readableSpreadsheet } from '../../documents/spreadsheet/readable-spreadsheet.ts'

/**
 * The cells of a spooled file as the JSON of the reply. It can take seconds: call it on a thread.
 * @throws Refusal 422 what the file has too much of, or that it is no table
 */
export async function readTable({ path }: { readonly path: string }): Promise<Uint8Array> {
  const { rows, encoding } = await readableSpreadsheet(await readFile(path))
  return new TextEncoder().encode(JSON.stringify({ data: { rows, encoding } }))
}
