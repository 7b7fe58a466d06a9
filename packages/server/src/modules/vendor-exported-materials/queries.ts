import type { ExportedLine, VendorExportedMaterial, VendorExportedMaterialDetail } from '@tsumugi/contract'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { versionStamps } from '../../database/versions/version-stamps.ts'

const columns = sql`id, name, jsonb_array_length(lines) as count, exported_at as "exportedAt",
  exported_by_name as "exportedBy", created_at as "createdAt", lock_version as "lockVersion"`

export async function pageOfExports(
  database: Database,
  vendorId: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: VendorExportedMaterial[]; count: number }> {
  const { rows } = await sql<VendorExportedMaterial>`
    select ${columns} from vendor_exported_material where vendor_id = ${vendorId}
    order by id desc limit ${limit} offset ${offset}`.execute(database)
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from vendor_exported_material where vendor_id = ${vendorId}`.execute(database)
  return { rows, count: counted[0]!.count }
}

export async function exportById(
  database: Database,
  vendorId: number,
  id: number,
): Promise<VendorExportedMaterialDetail | undefined> {
  const { rows } = await sql<VendorExportedMaterialDetail>`
    select ${columns}, lines from vendor_exported_material where id = ${id} and vendor_id = ${vendorId}`.execute(
    database,
  )
  return rows[0]
}

/** Holds one until the transaction ends. */
export const holdExport = (database: Database, id: number) =>
  sql`select id from vendor_exported_material where id = ${id} for update`.execute(database)

export interface NewExport {
  readonly userGroupId: number
  readonly accountId: number
  readonly vendorId: number
  readonly name: string
  readonly lines: readonly ExportedLine[]
}

export async function insertExport(database: Database, made: NewExport): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into vendor_exported_material (user_group_id, vendor_id, name, lines, created_by)
    values (${made.userGroupId}, ${made.vendorId}, ${made.name}, ${JSON.stringify(made.lines)}::jsonb, ${made.accountId})
    returning id`.execute(database)
  return rows[0]!.id
}

export interface ExportChange {
  readonly name?: string | undefined
  readonly lines?: readonly ExportedLine[] | undefined
  /** Who exports it. */
  readonly exportedBy?: string
}

export async function updateExport(database: Database, id: number, change: ExportChange): Promise<void> {
  const { name, lines, exportedBy } = change
  await sql`
    update vendor_exported_material set name = coalesce(${name ?? null}, name),
      lines = coalesce(${lines ? JSON.stringify(lines) : null}::jsonb, lines),
      exported_at = case when ${exportedBy ?? null}::text is null then exported_at else now() end,
      exported_by_name = coalesce(${exportedBy ?? null}, exported_by_name),
      ${versionStamps()}
    where id = ${id}`.execute(database)
}

export async function deleteExport(database: Database, id: number): Promise<void> {
  await sql`delete from vendor_exported_material where id = ${id}`.execute(database)
}
