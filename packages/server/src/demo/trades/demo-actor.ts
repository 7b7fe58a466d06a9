import type { DocumentKind } from '@tsumugi/contract'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { Refusal } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import {
  createDraft,
  rowOf,
  saveLines,
  type Creation,
  type LineChanges,
} from '../../records/documents/draft-handlers.ts'
import type { DocumentDataRow } from '../../records/documents/document-row.ts'
import { moveDocuments } from '../../records/documents/move-documents.ts'
import { materialOrderRules } from '../../modules/material-orders/public-face.ts'
import { followMoves } from '../../modules/trades/follow-moves.ts'

/** Somebody of the demo, who makes and moves documents as people do: numbers, revisions and audit are the real ones. */
export class DemoActor {
  readonly #request: TenantRequest

  /** @param name what people read of who made something */
  constructor(database: Database, userGroupId: number, accountId: number, name = '') {
    const request: Partial<TenantRequest> = {
      id: 'demo',
      address: '127.0.0.1',
      locale: 'ja',
      database,
      userGroupId,
      accountId,
      asker: { user: { name, powerUser: true }, originalAccountId: null } as TenantRequest['asker'],
      asSystem: (work) => work(database),
      notify: async () => undefined,
    }
    this.#request = request as TenantRequest
  }

  /** The request of this person, who acts from now on. */
  async acting(): Promise<TenantRequest> {
    const { database, userGroupId } = this.#request
    await sql`select set_config('app.user_group_id', ${String(userGroupId)}, true)`.execute(database)
    return this.#request
  }

  async draft(kind: DocumentKind, given: Creation): Promise<DocumentDataRow> {
    return createDraft(await this.acting(), kind, given)
  }

  async save(kind: DocumentKind, id: number, lines: LineChanges): Promise<void> {
    const request = await this.acting()
    await saveLines(request, kind, await rowOf(request, kind, id), lines)
  }

  /** @throws when the move is refused: the story must be one that can happen */
  async move(kind: DocumentKind, id: number, transition: string, more: { issueDate?: string; reason?: string } = {}) {
    const request = await this.acting()
    const { lock_version: lockVersion } = await rowOf(request, kind, id)
    const move = { transition, documents: [{ id, lockVersion }], ...more }
    const [outcome] = await moveDocuments(request, kind, move, { followMoves, ...materialOrderRules })
    if (outcome!.causes.length > 0) throw new Refusal(422, outcome!.causes)
  }
}
