import { rangeOf, readCartonCode, type CartonRange } from '@tsumugi/domain/trading'
import { isGtin } from '@tsumugi/domain'
import { additionsOf, type ReceivedLine } from './received-lines.ts'
import type { LineAddition } from './count-queue.ts'

/** What a code that was scanned stands for on this delivery. */
export type Scanned =
  | { readonly kind: 'carton'; readonly number: number; readonly lines: readonly LineAddition[] }
  | { readonly kind: 'piece'; readonly line: ReceivedLine }
  | { readonly kind: 'elsewhere' | 'unknown_jan' | 'misread' | 'unread' }

interface Delivery {
  readonly id: number
  readonly packing: readonly CartonRange[]
  readonly lines: readonly ReceivedLine[]
  readonly codes: readonly { readonly lineId: number; readonly jan: string }[]
}

/** Reads a code by hand scanner, camera or keyboard: a carton's, or the JAN of a piece. */
export function scannedCode(text: string, { id, packing, lines, codes }: Delivery): Scanned {
  const carton = readCartonCode(text)
  if (carton) {
    const range = carton.deliveryId === id ? rangeOf(packing, carton.number) : undefined
    return range ? { kind: 'carton', number: carton.number, lines: additionsOf(range, lines) } : { kind: 'elsewhere' }
  }
  const digits = text.normalize('NFKC').replaceAll(/[\s-]/g, '')
  if (!/^(\d{8}|\d{13})$/.test(digits)) return { kind: 'unread' }
  if (!isGtin(digits)) return { kind: 'misread' }
  const lineId = codes.find(({ jan }) => jan === digits)?.lineId
  const line = lines.find((each) => each.id === lineId)
  return line ? { kind: 'piece', line } : { kind: 'unknown_jan' }
}
