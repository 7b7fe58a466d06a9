import { documents } from '@tsumugi/contract'

type Rows = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>

/** What is frozen of an empty document; from before files were named in it. */
const snapshot = {
  number: 'TEST-1',
  issueDate: '2026-11-24',
  revision: '1',
  issuer: '<issuer>',
  receiver: '<receiver>',
  currency: 'JPY',
  quantity: '0',
  amount: '0',
  fields: {},
  lines: [],
}

/** A draft of every kind of document for two organisations, by `contracts 1`; something is frozen of it under its own id. */
export async function draftDocuments(rowsOf: Rows): Promise<Record<string, number>> {
  const drafts: Record<string, number> = {}
  for (const [resource, { noun, lifecycle }] of Object.entries(documents)) {
    for (const author of [1, 2]) {
      const [row] = await rowsOf(
        `insert into document (noun, issuer_id, receiver_id, author_id, status, title, issuer_name, receiver_name, line_rounding)
        values ($1, $2::int, 3, $2::int, $3, $4, '', '', 'down') returning id`,
        [noun, author, lifecycle.statuses[0], `<of-${author}>`],
      )
      const id = Number(row!.id)
      await rowsOf(`insert into ${noun} (document_id) values ($1)`, [id])
      await rowsOf(
        `insert into document_revision (document_id, revision, issuer_id, author_id, content, hash, hash_version)
        values ($1::int, $1::int, $2::int, $2::int, $3, '', 1)`,
        [id, author, JSON.stringify({ ...snapshot, noun, title: `<of-${author}>` })],
      )
      drafts[`${resource} ${author}`] = id
    }
  }
  return drafts
}
