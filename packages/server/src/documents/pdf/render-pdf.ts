import type { Worker } from 'node:worker_threads'
import type { PdfDefinition } from './pdf-definition.ts'

/** A document that cannot be laid out: the definition names something that is not there. */
export class PdfProblem extends Error {}

interface Order {
  resolve(bytes: Uint8Array): void
  reject(problem: Error): void
  timer: NodeJS.Timeout
}
interface Answer {
  ticket: number
  bytes?: Uint8Array
  problem?: string
}

const secondsAllowed = 60
/** The faces stay loaded for the next document; then the thread and its memory go. */
const idleSeconds = 60

const orders = new Map<number, Order>()
let lastTicket = 0
let thread: Promise<Worker> | undefined
let idle: NodeJS.Timeout | undefined

/** Draws a PDF on a thread of its own, started with the first document. Text can be searched, only the used glyphs are embedded. */
export async function renderPdf(definition: PdfDefinition): Promise<Uint8Array> {
  clearTimeout(idle)
  const worker = await (thread ??= open())
  const ticket = (lastTicket += 1)
  worker.ref()
  return new Promise<Uint8Array>((resolve, reject) => {
    const timer = setTimeout(() => void close(worker, 'It took too long.'), secondsAllowed * 1_000)
    orders.set(ticket, { resolve, reject, timer })
    worker.postMessage({ ticket, definition })
  })
}

async function open(): Promise<Worker> {
  const { startPdfWorker } = await import('./start-pdf-worker.ts')
  const worker = await startPdfWorker()
  worker.on('message', (answer: Answer) => settle(worker, answer))
  worker.on('error', (error) => void close(worker, error.message))
  return worker
}

function settle(worker: Worker, { ticket, bytes, problem }: Answer): void {
  const order = orders.get(ticket)
  if (!order) return
  orders.delete(ticket)
  clearTimeout(order.timer)
  if (bytes) order.resolve(bytes)
  else order.reject(new PdfProblem(problem))
  if (orders.size > 0) return
  worker.unref()
  idle = setTimeout(() => void close(worker, ''), idleSeconds * 1_000).unref()
}

/** Ends the thread; whoever still waits is told why. The next document starts another. */
async function close(worker: Worker, reason: string): Promise<void> {
  thread = undefined
  for (const { reject, timer } of orders.values()) {
    clearTimeout(timer)
    reject(new PdfProblem(`The PDF could not be drawn. ${reason}`))
  }
  orders.clear()
  await worker.terminate()
}
