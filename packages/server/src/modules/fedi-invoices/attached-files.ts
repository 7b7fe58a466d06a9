import type { FediInvoiceDetail } from '@tsumugi/contract'
import { attachmentTypes, type EInvoice } from '@tsumugi/domain/e-invoice'
import { readFile } from './file-facts.ts'

/** A file within an electronic invoice, asked for by its place among all that it carries, from 1. */
export interface WantedAttachment {
  readonly xml: Uint8Array
  readonly place: number
}

/** Its bytes; the media type is one that may travel so, or says nothing of what they are. */
export interface Attachment {
  readonly name: string
  readonly mediaType: string
  readonly bytes: Uint8Array
}

/** What an invoice carries or points to beside its figures (evidence e-invoice §2, ibg-24). An address is shown and never opened. */
export function attachmentsOf(invoice: EInvoice): readonly Omit<FediInvoiceDetail['attachments'][number], 'url'>[] {
  return (invoice.documents ?? []).map(({ id, description, file, uri }, at) => ({
    place: at + 1,
    name: nameOf(file?.filename, id?.value, at),
    description: description ?? '',
    bytes: file?.value ? Buffer.from(file.value, 'base64').byteLength : null,
    uri: uri ?? null,
  }))
}

/** Opens one file of an invoice. Null: there is none at this place, or it holds nothing. */
export async function openAttachment({ xml, place }: WantedAttachment): Promise<Attachment | null> {
  const { read } = readFile(xml)
  const found = read?.invoice.documents?.[place - 1]
  if (!found?.file?.value) return null
  const { value, mediaType, filename } = found.file
  return {
    name: nameOf(filename, found.id?.value, place - 1),
    mediaType: mediaType && attachmentTypes.has(mediaType) ? mediaType : 'application/octet-stream',
    bytes: Buffer.from(value, 'base64'),
  }
}

/** A name as a sender gives it may hold a way through folders; the last part of it stays. */
const nameOf = (filename: string | undefined, id: string | undefined, at: number): string =>
  (filename ?? id ?? '').split(/[/\\]/).at(-1)!.slice(0, 200) || String(at + 1)
