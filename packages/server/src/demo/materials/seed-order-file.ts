import iconv from 'iconv-lite'
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import type { TenantRequest } from '../../http/request.ts'
import { insertRows } from '../../modules/data-converters/queries/row-queries.ts'
import { changeRun, holdRun, insertRun } from '../../modules/data-converters/queries/run-queries.ts'
import { applySlice } from '../../modules/data-converters/work/apply-slice.ts'
import { checkSlice } from '../../modules/data-converters/work/check-slice.ts'
import { readRows } from '../../modules/data-converters/work/read-rows.ts'
import { nounOf } from '../../modules/data-converters/work/rows-request.ts'
import { orderFileNoun } from '../../modules/vendor-order-files/public-face.ts'
import type { DemoVendorMaterial } from './vendor-rows.ts'

const brandId = 1

export interface FileOfVendor {
  readonly vendorId: number
  readonly accountId: number
  readonly name: string
  readonly orderNo: string
  readonly broughtOn: string
  readonly rows: readonly (DemoVendorMaterial & { readonly item: string; readonly itemName: string })[]
}

const heads = ['発注番号', '品番', '品名', '色', '色見本', 'ロット', '製品品番', '製品名', '数量', '単位', '納期']
const fields = ['orderNo', 'code', 'name', 'color', 'hex', 'lot', 'item', 'itemName', 'quantity', 'unit', 'dueOn']

/** Where a file of the demo is to lie, and what stands in it. */
export interface BroughtFile {
  readonly key: string
  readonly bytes: Uint8Array
  readonly type: string
}

/** A file as the merchant writes it, read, checked and written by the converter itself; one with faults waits to be mended. */
export async function seedOrderFile(database: Database, file: FileOfVendor): Promise<BroughtFile> {
  const lines = file.rows.map((row) => [
    file.orderNo,
    row.code,
    row.name,
    row.color,
    row.hex,
    row.lot,
    row.item,
    row.itemName,
    row.quantity,
    'm',
    row.due.replaceAll('-', '/'),
  ])
  const bytes = iconv.encode([heads, ...lines].map((cells) => cells.join(',')).join('\r\n'), 'cp932')
  const id = await begunRun(database, file, bytes)
  const { packs, ...table } = await readRows({ bytes, sheet: 0 })
  for (const pack of packs) await insertRows(database, brandId, id, pack)
  const { encoding, sheets, headRow: head_row, total } = table
  await changeRun(database, id, { encoding, sheets, head_row, heads: table.heads, total, columns: fields })
  const { accountId } = file
  const request = { id: 'demo', address: 'demo', asker: null, database, userGroupId: brandId, accountId, locale: 'ja' }
  const turns = { id, request: request as unknown as TenantRequest }
  await worked(turns, checkSlice)
  const { counts } = (await holdRun(database, id))!
  const brought = { key: keyOf(file), bytes, type: 'text/csv' }
  if ((counts.refused ?? 0) > 0) return brought
  await changeRun(database, id, { status: 'applying', mode: 'all', applied_by_name: '森下 あさ' })
  await worked(turns, applySlice)
  await sql`update converter_run set applied_at = created_at where id = ${id}`.execute(database)
  return brought
}

async function worked(
  { id, request }: { id: number; request: TenantRequest },
  slice: typeof checkSlice,
): Promise<void> {
  for (let goesOn = true; goesOn;) {
    const run = (await holdRun(request.database, id))!
    goesOn = await slice({ request, run, noun: nounOf(run) }, 500)
  }
}

const keyOf = ({ name }: FileOfVendor) => `demo/${name}`

async function begunRun(database: Database, file: FileOfVendor, bytes: Buffer): Promise<number> {
  const { vendorId, accountId, name, broughtOn } = file
  const storageKey = keyOf(file)
  await sql`insert into stored_file (user_group_id, storage_key, size)
    values (${brandId}, ${storageKey}, ${bytes.length})`.execute(database)
  const sha256 = createHash('sha256').update(bytes).digest()
  const upload = { name, storageKey, contentType: 'text/csv', size: bytes.length, sha256 }
  const id = await insertRun(database, {
    userGroupId: brandId,
    accountId,
    locale: 'ja',
    noun: orderFileNoun,
    vendorId,
    upload,
  })
  await sql`update converter_run set created_at = ${broughtOn} where id = ${id}`.execute(database)
  return id
}
