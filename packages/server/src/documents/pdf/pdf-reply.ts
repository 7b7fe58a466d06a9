import type { PdfDefinition } from './pdf-definition.ts'
import { renderPdf } from './render-pdf.ts'

/** A PDF to be looked at or saved; drawn after the transaction. */
export async function pdfReply(definition: PdfDefinition, name: string): Promise<Response> {
  return pdfAnswer(await renderPdf(definition), name)
}

/** A drawn PDF as an answer. */
export const pdfAnswer = (file: Uint8Array, name: string): Response =>
  new Response(file as Uint8Array<ArrayBuffer>, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename*=UTF-8''${encodeURIComponent(`${name}.pdf`)}`,
      'Cache-Control': 'private, no-store',
    },
  })
