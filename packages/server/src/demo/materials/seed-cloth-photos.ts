import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import type { DemoDataset } from '../dataset/demo-rows.ts'
import { cloths } from './cloth-rows.ts'
import type { BroughtFile } from './seed-order-file.ts'

const distributorId = 9

/** Colours that are photographed, by the codes of their cloths; all others stay drawn. */
const photographed: Readonly<Record<string, readonly string[]>> = {
  'SO-1108': ['02'],
  'SO-2207': ['01'],
  'SO-6310': ['02', '05'],
  'SO-7018': ['04'],
}

/** Puts pictures beside some colours of the demo’s cloths; answers the files, which are stored once the rows stand. */
export async function seedClothPhotos(database: Database, { users }: DemoDataset): Promise<BroughtFile[]> {
  const { drawClothPhoto } = await import('../sketch/draw-cloth-photo.ts')
  const accountId = users.find(({ key }) => key === 'distributor')!.id
  await sql`select set_config('app.user_group_id', ${String(distributorId)}, true)`.execute(database)
  const brought: BroughtFile[] = []
  for (const { code, weave, colors } of cloths)
    for (const [no, , hex] of colors.split(',').map((text) => text.split(' '))) {
      if (!photographed[code]?.includes(no!)) continue
      const key = `demo/cloth-${code}-${no}.svg`
      const bytes = new TextEncoder().encode(drawClothPhoto(weave, hex!, brought.length + 1))
      await sql`
        with kept as (
          insert into record_file (user_group_id, name, storage_key, content_type, size, created_by)
          values (${distributorId}, ${`${code}-${no}.svg`}, ${key}, 'image/svg+xml', ${bytes.length}, ${accountId}) returning id)
        insert into material_photo (user_group_id, material_id, color_id, file_id, created_by)
        select ${distributorId}, c.material_id, c.id, k.id, ${accountId}
        from kept k, material_color c join material m on m.id = c.material_id where m.code = ${code} and c.no = ${no}`.execute(
        database,
      )
      brought.push({ key, bytes, type: 'image/svg+xml' })
    }
  return brought
}
