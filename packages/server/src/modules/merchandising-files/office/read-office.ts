import type { OfficeContent } from './office-content.ts'
import { readDocument } from './read-document.ts'
import { readSheets } from './read-sheets.ts'
import { readSlides } from './read-slides.ts'

/** Office files that can be shown, by the last part of their content type. */
export type OfficeFormat = 'xlsx' | 'docx' | 'pptx'

/** Reads what a preview shows. It can take seconds: call it from the worker only. */
export async function readOffice(format: OfficeFormat, bytes: Uint8Array): Promise<OfficeContent> {
  if (format === 'xlsx') return readSheets(bytes)
  return format === 'docx' ? readDocument(bytes) : readSlides(bytes)
}
