import type { FileFace, ProductionFileKind } from '@tsumugi/domain'
import { sql } from 'kysely'
import type { Database } from '../../../database/engine.ts'

export interface ProductionFileRow {
  readonly place_id: number
  readonly id: number
  readonly kind: ProductionFileKind
  readonly face: FileFace
  readonly series: number
  readonly version: number
  readonly note: string | null
  readonly created_at: string
  readonly name: string
  readonly content_type: string
  readonly size: number
}

/** Those that the asker's organisation may see: each paper as it came, its versions newest first. */
export async function productionFilesOf(database: Database, productionId: number): Promise<ProductionFileRow[]> {
  const { rows } = await sql<ProductionFileRow>`
    select f.id as place_id, r.id, f.kind, f.face, coalesce(f.series, f.id) as series, f.version, f.note, f.created_at, r.name, r.content_type, r.size
    from production_file f join record_file r on r.id = f.file_id
    where f.production_id = ${productionId} order by coalesce(f.series, f.id), f.version desc`.execute(database)
  return rows
}

interface NewProductionFile {
  readonly userGroupId: number
  readonly accountId: number
  readonly productionId: number
  readonly fileId: number
  readonly kind: ProductionFileKind
  readonly face: FileFace
  readonly note: string | null
  /** The newest version before it; null for a new paper. */
  readonly before: Pick<ProductionFileRow, 'series' | 'version'> | null
}

/** False where the file stands beside the style already. The caller holds the production. */
export async function insertProductionFile(database: Database, made: NewProductionFile): Promise<boolean> {
  const { rows } = await sql`
    insert into production_file (user_group_id, production_id, file_id, kind, face, series, version, note, created_by)
    values (${made.userGroupId}, ${made.productionId}, ${made.fileId}, ${made.kind}, ${made.face},
      ${made.before?.series ?? null}, ${(made.before?.version ?? 0) + 1}, ${made.note}, ${made.accountId})
    on conflict (production_id, file_id) do nothing returning id`.execute(database)
  return rows.length > 0
}

export const deleteProductionFile = (database: Database, userGroupId: number, id: number) =>
  database.deleteFrom('production_file').where('id', '=', id).where('user_group_id', '=', userGroupId).execute()
