import { slowWork, WorkProblem } from '../../slow-work/slow-work.ts'
import type { PdfDefinition } from './pdf-definition.ts'

/** A document that cannot be laid out: the definition names something that is not there. */
export class PdfProblem extends Error {}

/** Draws a PDF on a thread. Text can be searched, only the used glyphs are embedded. */
export async function renderPdf(definition: PdfDefinition): Promise<Uint8Array> {
  return slowWork('draw_pdf', definition).catch((error: unknown) => {
    throw error instanceof WorkProblem ? new PdfProblem(error.message) : error
  })
}
