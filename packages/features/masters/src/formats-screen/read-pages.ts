import type { PDFDocumentProxy } from 'pdfjs-dist'

/** One page of a PDF as a picture. */
export interface DrawnPage {
  /** A data URL of PNG. */
  readonly url: string
  /** Points. */
  readonly width: number
  readonly height: number
}

/** Pixels to a point: sharp on screens of double density. */
const density = 2

/** The pages of a PDF as pictures: browsers of phones show no PDF within a page. */
export async function readPages(bytes: Uint8Array): Promise<DrawnPage[]> {
  // In this thread: a sample of a page or two needs no worker, and the page's policy makes none from an address.
  const [{ getDocument }] = await Promise.all([import('pdfjs-dist'), import('pdfjs-dist/build/pdf.worker.mjs')])
  const task = getDocument({ data: bytes, useWasm: false, useWorkerFetch: false, verbosity: 0 })
  try {
    const document = await task.promise
    return await Promise.all(Array.from({ length: document.numPages }, (_, at) => drawn(document, at + 1)))
  } finally {
    await task.destroy()
  }
}

async function drawn(document: PDFDocumentProxy, number: number): Promise<DrawnPage> {
  const page = await document.getPage(number)
  const { width, height } = page.getViewport({ scale: 1 })
  const canvas = window.document.createElement('canvas')
  canvas.width = Math.round(width * density)
  canvas.height = Math.round(height * density)
  await page.render({ canvas, viewport: page.getViewport({ scale: density }) }).promise
  return { url: canvas.toDataURL('image/png'), width, height }
}
