import { hash } from '@node-rs/argon2'
import { sql, type Insertable } from 'kysely'
import type { Database } from '../database/engine.ts'
import { asSystem } from '../database/tenancy.ts'
import type { Tables } from '../database/tables.ts'
import type { FileStorage } from '../files/storage/file-storage.ts'
import { seedApprovals } from './approvals/approvals-seed.ts'
import { demoDataset, type DemoOptions } from './dataset/dataset.ts'
import type { DemoDataset } from './dataset/demo-rows.ts'
import { exhibitionsFor } from './dataset/exhibitions.ts'
import { demoPassword } from './dataset/people/personas.ts'
import { seedCostSheets } from './costing/seed-cost-sheets.ts'
import { coversFor, outfitsFor } from './exhibition-outfits.ts'
import { seedDocuments } from './documents/seed-documents.ts'
import { seedMatching } from './matching/seed-matching.ts'
import { seedBookmarks } from './materials/seed-bookmarks.ts'
import { seedClothPhotos } from './materials/seed-cloth-photos.ts'
import { seedCloths, seedMaterials } from './materials/seed-materials.ts'
import { seedMaterialOrders } from './materials/seed-orders.ts'
import type { BroughtFile } from './materials/seed-order-file.ts'
import { seedVendorMaterials } from './materials/seed-vendor-materials.ts'
import { seedRecords } from './records/seed-records.ts'
import { demoTables } from './tables.ts'
import { demoPayables, openPayables } from './payables/payable-rows.ts'
import { seedPayables } from './payables/seed-payables.ts'
import { seedEstimates } from './trades/seed-estimates.ts'
import { seedTrades } from './trades/seed-trades.ts'

const batch = 200

export interface SeedOptions extends DemoOptions {
  /** `false` leaves the pictures out: rows only, for tests and benches that look at none. */
  readonly pictures?: boolean
  /** `false` leaves requests, trades and what they gathered out: for tests that begin their own. */
  readonly trades?: boolean
}

/**
 * Fills an empty database with the demo: companies, people, masters, products with their pictures.
 * @returns false when there are organisations already; nothing is touched then
 */
export async function seedDemo(database: Database, files: FileStorage, options: SeedOptions = {}): Promise<boolean> {
  // Asked first: the demo takes longer to make up than the rest of a start.
  if (await asSystem(database, isTaken)) return false
  const dataset = demoDataset(options)
  const passwordHash = await hash(demoPassword)
  const tables = demoTables(dataset, passwordHash)
  const brought: BroughtFile[] = []
  const seeded = await asSystem(database, async (transaction) => {
    if (await isTaken(transaction)) return false
    // Files are counted last.
    await sql`set constraints all deferred`.execute(transaction)
    for (const [table, rows] of tables) await insertAll(transaction, table, rows)
    await seedApprovals(transaction, dataset)
    await seedRecords(transaction, dataset)
    await seedDocuments(transaction, dataset)
    await seedMaterials(transaction)
    await seedCostSheets(transaction)
    await seedCloths(transaction)
    if (options.pictures !== false) brought.push(...(await seedClothPhotos(transaction, dataset)))
    await seedBookmarks(transaction, dataset)
    brought.push(...(await seedVendorMaterials(transaction, dataset)))
    await seedMatching(transaction)
    if (options.trades !== false) {
      await seedTrades(transaction, dataset)
      await seedPayables(transaction, dataset, demoPayables)
      await seedMaterialOrders(transaction, dataset)
      await seedPayables(transaction, dataset, openPayables)
      await seedEstimates(transaction, dataset)
    }
    await sql`select count_stored_files()`.execute(transaction)
    return true
  })
  if (!seeded) return false
  for (const { key, bytes, type } of brought) await files.put(key, bytes, type)
  if (options.pictures !== false) await putPictures(files, dataset)
  return true
}

/** Drawings of products, covers and outfits, and the organisations' own marks. */
async function putPictures(files: FileStorage, dataset: DemoDataset): Promise<void> {
  const { drawGarment } = await import('./sketch/draw-garment.ts')
  for (const file of dataset.mdFiles) {
    await files.put(`demo/${file.id}.svg`, new TextEncoder().encode(drawGarment(file.sketch)), 'image/svg+xml')
  }
  await putEnsembles(files, dataset)
  await putEmblems(files, dataset.userGroups.slice(0, 2))
}

/** Covers and outfits of the exhibitions. */
async function putEnsembles(files: FileStorage, dataset: DemoDataset): Promise<void> {
  const { drawOutfit, drawRail } = await import('./sketch/draw-ensemble.ts')
  const { items } = exhibitionsFor(dataset)
  const put = (name: string, svg: string) =>
    files.put(`demo/${name}.svg`, new TextEncoder().encode(svg), 'image/svg+xml')
  for (const { exhibitionId, garments } of coversFor(dataset, items))
    await put(`cover-${exhibitionId}`, drawRail(garments))
  for (const { id, garments } of outfitsFor(dataset, items)) await put(`outfit-${id}`, drawOutfit(garments))
}

/** Logo and seal of both brands, and the document that suppliers of the demo have. */
async function putEmblems(files: FileStorage, groups: readonly { id: number; name: string }[]): Promise<void> {
  const { drawLogo, drawSeal, emptyPage } = await import('./sketch/draw-emblem.ts')
  const put = (key: string, text: string, type: string) =>
    files.put(`demo/${key}`, new TextEncoder().encode(text), type)
  for (const { id, name } of groups) {
    await put(`logo-${id}.svg`, drawLogo(name), 'image/svg+xml')
    await put(`seal-${id}.svg`, drawSeal(name), 'image/svg+xml')
  }
  await put('basic-contract.pdf', emptyPage, 'application/pdf')
}

async function isTaken(database: Database): Promise<boolean> {
  return (await database.selectFrom('user_group').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** Inserts rows of one table, organisation by organisation, because row-level security holds for the owner as well. */
async function insertAll<Name extends keyof Tables>(
  database: Database,
  table: Name,
  rows: readonly Insertable<Tables[Name]>[],
) {
  const perTenant = new Map<number, Insertable<Tables[Name]>[]>()
  for (const row of rows) {
    const tenant = Number((row as { user_group_id?: number }).user_group_id ?? 0)
    const own = perTenant.get(tenant)
    if (own) own.push(row)
    else perTenant.set(tenant, [row])
  }
  for (const [tenant, own] of perTenant) {
    await sql`select set_config('app.user_group_id', ${String(tenant)}, true)`.execute(database)
    for (let start = 0; start < own.length; start += batch) {
      const values = own.slice(start, start + batch)
      await (database.insertInto(table as keyof Tables) as ReturnType<typeof database.insertInto<'brand'>>)
        .values(values as unknown as Insertable<Tables['brand']>[])
        .execute()
    }
  }
  if (rows[0] && 'id' in rows[0]) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
      database,
    )
  }
}
