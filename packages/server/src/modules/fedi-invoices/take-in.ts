import type { EInvoiceFault } from '@tsumugi/domain/e-invoice'
import type { Database } from '../../database/engine.ts'
import { slowWork } from '../../slow-work/slow-work.ts'
import { readTaken, smallFile, type FileRead } from './file-facts.ts'
import { documentsNumbered, insertLinks } from './queries/link-queries.ts'
import { insertInvoice, nameDocument, sameInvoice } from './queries/invoice-queries.ts'

export interface TakenFile {
  readonly userGroupId: number
  readonly bytes: Uint8Array
  /** What was read of them, outside any transaction. */
  readonly read: FileRead
  readonly fileName: string
  /** Null where it came by a network. */
  readonly envelope: string | null
  readonly accountId: number | null
}

export type Taken =
  | { readonly fault: EInvoiceFault }
  | { readonly fault: null; readonly id: number; readonly number: string; readonly isNew: boolean }

/** Reads a file on a thread: it may be long, and full of what costs time (review A2). */
export const readOutside = async (bytes: Uint8Array): Promise<FileRead> =>
  bytes.byteLength <= smallFile ? readTaken(bytes) : slowWork('read_e_invoice', { bytes })

/** Keeps a received file to the byte, once: of many at a time one is first, and the others find it. Then it is matched. */
export async function takeIn(database: Database, taken: TakenFile): Promise<Taken> {
  const { userGroupId, bytes, read, fileName, envelope, accountId } = taken
  if (read.fault) return read
  const { facts, numbers } = read
  const id = await insertInvoice(database, {
    ...facts,
    user_group_id: userGroupId,
    direction: 'receive',
    network_status: 'received',
    xml: Buffer.from(bytes),
    file_name: fileName,
    envelope,
    created_by: accountId,
    document_id: null,
    document_revision: null,
  })
  if (id === null) {
    const same = await sameInvoice(database, facts)
    return { fault: null, id: same?.id ?? 0, number: same?.number ?? facts.number, isNew: false }
  }
  await matchBySelf(database, userGroupId, id, numbers)
  return { fault: null, id, number: facts.number, isNew: true }
}

/** The invoice, orders and deliveries that the file names, among those one has with its sender. */
async function matchBySelf(
  database: Database,
  userGroupId: number,
  id: number,
  numbers: readonly string[],
): Promise<void> {
  const found = await documentsNumbered(database, userGroupId, id, numbers.slice(0, 500))
  await insertLinks(database, { userGroupId, id, accountId: null }, found)
  const own = found.filter(({ noun }) => noun === 'invoice')
  if (own.length === 1) await nameDocument(database, id, own[0]!.id)
}
