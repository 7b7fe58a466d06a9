import { Refusal, invalid } from '../../http/refusal.ts'
import { TooLargeToPreview } from '../unpack.ts'
import { readSpreadsheet, type ReadCells } from './read-spreadsheet.ts'

/**
 * As `readSpreadsheet`, and whatever a damaged file comes to is a refusal.
 * @throws Refusal 422 what the file has too much of, or that it is no table
 */
export function readableSpreadsheet(bytes: Uint8Array, sheet = 0): Promise<ReadCells> {
  return readSpreadsheet(bytes, sheet).catch((error: unknown) => {
    if (error instanceof Refusal) throw error
    throw invalid({ code: error instanceof TooLargeToPreview ? 'too_heavy' : 'spreadsheet_unreadable', field: 'file' })
  })
}
