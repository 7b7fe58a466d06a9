import { readFileSync } from 'node:fs'
import { documents } from '@tsumugi/contract'

/** A file that anybody may have received. */
const anInvoice = readFileSync(
  new URL('../../../packages/domain/src/e-invoice/golden/files/case-01-one-rate.xml', import.meta.url),
)

/** Asks the database of a test for rows. */
export type Rows = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>

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

/** A draft of every kind of document for each organisation, by `contracts 1`; something is frozen of it under its own id. */
export async function draftDocuments(
  rowsOf: Rows,
  authors: readonly number[] = [1, 2],
): Promise<Record<string, number>> {
  const drafts: Record<string, number> = {}
  for (const [resource, { noun, lifecycle }] of Object.entries(documents)) {
    for (const author of authors) {
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

/** What the rooms of production and trade keep beside documents: one of each for two organisations. */
export async function roomRecords(rowsOf: Rows): Promise<void> {
  for (const owner of [1, 2]) {
    await rowsOf("insert into project (user_group_id, name) values ($1, 'a')", [owner])
    await rowsOf("insert into transport (user_group_id, name, mode) values ($1, 'a', 'sea')", [owner])
    await rowsOf("insert into schedule_template (user_group_id, name, steps) values ($1, 'a', '[]')", [owner])
    await rowsOf(
      `insert into procedure_proposal (user_group_id, must_confirm_group_id, schedule_id, changes)
      select user_group_id, 10, id, '[]' from production_schedule where user_group_id = $1 order by id limit 1`,
      [owner],
    )
    await rowsOf(
      `insert into document_letter (user_group_id, partner_id, document_id, account_id, email, locale, token_hash, sent_by,
        sent_by_name, expires_at)
      select author_id, 10, id, 1, 'a@b.example', 'ja', sha256(id::text::bytea), 1, 'a', now()
      from document where author_id = $1 and not shared order by id limit 1`,
      [owner],
    )
    await rowsOf("insert into stored_file (user_group_id, storage_key, size) values ($1, 'uploads/a.csv', 1)", [owner])
    await rowsOf(
      `insert into converter_run (user_group_id, noun, status, name, storage_key, content_type, size, sha256, created_by,
        created_by_name, locale)
      select user_group_id, 'colors', 'read', 'a', 'uploads/a.csv', 'text/csv', 1, '0', min(account_id), 'a', 'ja'
      from membership where user_group_id = $1 group by user_group_id`,
      [owner],
    )
    await moneyRecords(rowsOf, owner)
    await matchingRecords(rowsOf, owner)
    await costRecords(rowsOf, owner)
    await clothRecords(rowsOf, owner)
    await rowsOf(
      `insert into fedi_invoice (user_group_id, direction, purpose, xml, sha256, network_status)
      values ($1, 'receive', 'invoice', $2, $3, 'received')`,
      [owner, anInvoice, String(owner).repeat(64)],
    )
  }
}

/** A draft that nobody else sees, and what an organisation that applies or introduces itself keeps. */
async function matchingRecords(rowsOf: Rows, owner: number): Promise<void> {
  const draft = (by: number) =>
    rowsOf(
      `with made as (insert into recruitment (user_group_id, title, apply_by, closes_at)
        values ($1, 'a', '2099-01-01', '2099-01-02') returning id)
      insert into recruitment_detail (recruitment_id, user_group_id) select id, $1 from made returning recruitment_id as id`,
      [by],
    )
  await draft(owner)
  const [{ id }] = (await draft(10)) as [{ id: number }]
  await rowsOf(
    `insert into matching_application (user_group_id, recruitment_id, recruiter_id, message) values ($1, $2, 10, 'a')`,
    [owner, id],
  )
  await rowsOf("insert into saved_search (user_group_id, name) values ($1, 'a')", [owner])
  await rowsOf(
    `insert into matching_photo (user_group_id, file_id)
    select user_group_id, id from record_file where user_group_id = $1 order by id limit 1`,
    [owner],
  )
}

/** A cloth as if of a distributor, hidden, so that nobody else finds it on the wall, with a dye lot that came in. */
async function clothRecords(rowsOf: Rows, owner: number): Promise<void> {
  await rowsOf(
    `insert into catalogue_cloth (user_group_id, code, name, kind, unit, currency, visibility, colors)
    values ($1, 'X-1', 'a', 'fabric', 'm', 'JPY', 'hidden', '[{"no": "1", "name": "a", "hex": "#112233"}]')`,
    [owner],
  )
  await rowsOf(
    `with made as (
      insert into material_lot (user_group_id, material_id, color_id, lot, stock)
      select user_group_id, material_id, id, 'X', 5 from material_color where user_group_id = $1 limit 1 returning id
    )
    insert into material_move (user_group_id, lot_id, kind, quantity, stock_change, moved_on)
    select $1, id, 'in', 5, 5, '2026-11-10' from made`,
    [owner],
  )
}

/** A draft of a cost sheet, and a line of it that was opened to a supplier and taken back. */
async function costRecords(rowsOf: Rows, owner: number): Promise<void> {
  const [sheet] = await rowsOf(
    `insert into resource_plan_sheet (user_group_id, production_id, version, name, target_quantity)
    select user_group_id, id, 99, '<of-' || $1 || '>', 1 from production where user_group_id = $1::int order by id limit 1
    returning id`,
    [owner],
  )
  await rowsOf(
    `insert into cost_line_request (user_group_id, supplier_id, sheet_id, lineage, style_no, production_name, group_key, name,
      unit, quantity, requirement, currency, status)
    values ($1, 10, $2, gen_random_uuid(), 'a', 'a', 'cmt', 'a', 'pc', 1, 1, 'JPY', 'closed')`,
    [owner, sheet!.id],
  )
}

/** Something owed to an organisation by another one that the rest have nothing to do with, a run and a statement of its own. */
async function moneyRecords(rowsOf: Rows, owner: number): Promise<void> {
  await rowsOf(
    `insert into journal_export (user_group_id, view, layout, from_on, until_on, entries, amount, file, sha256, created_by,
      created_by_name)
    select user_group_id, 'payables', 'yayoi', '2026-10-01', '2026-10-31', 1, 100, 'a', '0', min(account_id), 'a'
    from membership where user_group_id = $1 group by user_group_id`,
    [owner],
  )
  await rowsOf(
    `insert into payable (document_id, part, debtor_id, creditor_id, currency, amount, issued_on, due_on)
     select min(id), $1::int, 10, $1::int, 'JPY', 100, date '2026-11-01', date '2026-11-30' from document
     union all select min(id), $1::int + 10, $1::int, 10, 'JPY', 100, date '2026-11-01', date '2026-11-30' from document`,
    [owner],
  )
  await rowsOf(
    `insert into netting (proposer_id, partner_id, currency, amount, proposed_on) values ($1, 10, 'JPY', 1, '2026-11-01')`,
    [owner],
  )
  await rowsOf(
    `with run as (
       insert into payment_run (user_group_id, number, pay_on, debit, consignor_code, created_by, created_by_name, created_on,
         file, exported_on)
       select $1::bigint, 'PR-' || $1::bigint, '2026-12-30', '{"bankCode":"0001","bankName":"","branchCode":"001","branchName":"",
         "kind":"ordinary","accountNumber":"1234567","holder":"A"}', '1', min(id), 'x', '2026-11-01', '\\x31', '2026-11-01'
       from account returning id)
     insert into payment (run_id, user_group_id, position, payee_id, payee_name, amount, status)
     select id, $1::bigint, 0, 10, 'x', 1, 'exported' from run`,
    [owner],
  )
  await rowsOf(
    `with made as (
       insert into receipt (user_group_id, partner_id, partner_name, currency, amount, received_on, method, note, created_by,
         created_by_name)
       select $1::bigint, 10, 'x', 'JPY', 100, '2026-11-01', 'cash', '', min(id), 'x' from account returning id, created_by)
     insert into receipt_use (receipt_id, user_group_id, kind, amount, used_on, reason, account_id)
     select id, $1::bigint, 'return', 40, '2026-11-01', 'x', created_by from made`,
    [owner],
  )
  await rowsOf(
    `with made as (
       insert into bank_statement (user_group_id, name, format, account, currency, sha256, created_by, created_by_name)
       select $1::bigint, 'a', 'camt', 'x', 'JPY', 'x', min(id), 'x' from account returning id)
     insert into bank_entry (statement_id, user_group_id, key, booked_on, direction, currency, amount, sender_name, text,
       edi_text, sender_code, virtual_account, status)
     select id, $1::bigint, 'x', '2026-11-01', 'in', 'JPY', 1, '', '', '', '', '', 'manual' from made`,
    [owner],
  )
}
