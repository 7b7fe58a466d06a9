import type { RawMaterialUse } from '@tsumugi/contract'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'

const mostUses = 200

/** Cost sheets of which a line names the material, those that were changed last first. */
export async function usesOf(database: Database, id: number): Promise<RawMaterialUse[]> {
  const { rows } = await sql<RawMaterialUse>`
    select jsonb_build_object('id', s.id, 'name', s.name, 'version', s.version, 'status', s.status) as sheet,
      jsonb_build_object('id', d.id, 'styleNo', d.style_no, 'name', d.name) as production,
      (select jsonb_agg(jsonb_build_object('name', l.name, 'consumption', trim_scale(l.consumption)::text, 'unit', l.unit)
          order by l.position)
        from resource_plan_line l where l.sheet_id = s.id and l.raw_material_id = ${id}) as lines
    from resource_plan_sheet s join production d on d.id = s.production_id
    where s.id in (select sheet_id from resource_plan_line where raw_material_id = ${id})
    order by s.updated_at desc, s.id desc limit ${mostUses}`.execute(database)
  return rows
}
