import type { DocumentKind } from '@tsumugi/contract'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import type { DocumentFormat } from '../../documents/format/printed-document.ts'
import type { FileStorage } from '../../files/storage/file-storage.ts'
import type { TenantRequest } from '../../http/request.ts'
import { pictureOf } from './picture-of.ts'
import { issuerOf } from './queries.ts'

/** What stands on the papers of a document beside what it says. */
export interface Letterhead {
  readonly format: DocumentFormat
  /** Address, telephone and registration. */
  readonly lines: readonly string[]
  readonly bank: string
  readonly logoKey: string | null
  readonly sealKey: string | null
}

/** A letterhead with its pictures as data URLs of PNG. */
export interface PrintedLetterhead extends Letterhead {
  readonly logo: string | null
  readonly seal: string | null
}

/** Whose format arranges the papers of a kind, by its noun; other kinds have the house's own arrangement. */
const formats: Readonly<Record<string, 'contract_format' | 'invoice_format'>> = {
  contract: 'contract_format',
  invoice: 'invoice_format',
  credit_note: 'invoice_format',
}

/** The letterhead of an organisation as it is now; undefined where it has no format of its own for this kind. */
export async function currentLetterhead(
  request: Pick<TenantRequest, 'asSystem' | 'accountId'>,
  { noun }: DocumentKind,
  userGroupId: number,
): Promise<Letterhead | undefined> {
  const table = formats[noun]
  if (!table) return undefined
  return request.asSystem(async (database) => {
    const { rows } = await sql<DocumentFormat>`
      select paper, locale, sections, columns, notes, stamp from ${sql.table(table)}
      where user_group_id = ${userGroupId} and is_default and discarded_at is null limit 1`.execute(database)
    const [format] = rows
    if (!format) return undefined
    const { issuer, keyOf } = await issuerOf({ database, userGroupId, accountId: request.accountId }, format.locale)
    return {
      format,
      lines: issuer.lines.filter(Boolean),
      bank: issuer.bank,
      logoKey: keyOf('logo') ?? null,
      sealKey: format.stamp ? (keyOf('seal') ?? null) : null,
    }
  })
}

/** Keeps the letterhead with a document that is being issued, for all its papers from now on. */
export async function keepLetterhead(
  request: TenantRequest,
  kind: DocumentKind,
  { id, issuer_id: issuerId }: { readonly id: number; readonly issuer_id: number },
): Promise<void> {
  const letterhead = await currentLetterhead(request, kind, issuerId)
  if (!letterhead) return
  const { logoKey, sealKey, ...content } = letterhead
  await sql`
    insert into document_letterhead (document_id, issuer_id, content, logo_key, seal_key)
    values (${id}, ${issuerId}, ${JSON.stringify(content)}::jsonb, ${logoKey}, ${sealKey})
    on conflict do nothing`.execute(request.database)
}

/** What was kept at the issue. */
export async function letterheadOf(database: Database, documentId: number): Promise<Letterhead | undefined> {
  const { rows } = await sql<Letterhead>`
    select content->'format' as format, content->'lines' as lines, content->>'bank' as bank,
      logo_key as "logoKey", seal_key as "sealKey"
    from document_letterhead where document_id = ${documentId}`.execute(database)
  return rows[0]
}

/** With its pictures, which are read when the paper is drawn. */
export async function withPictures(letterhead: Letterhead, files: FileStorage): Promise<PrintedLetterhead> {
  const [logo, seal] = await Promise.all([pictureOf(files, letterhead.logoKey), pictureOf(files, letterhead.sealKey)])
  return { ...letterhead, logo, seal }
}
