import { masters, snake } from '@tsumugi/contract'
import { documentNouns, type ExtensionTarget, type FormulaFacts } from '@tsumugi/domain'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { unitCost } from '../merchandising-records/cost-sql.ts'
import { readableProduction } from '../../records/productions/readable-queries.ts'

/** A record that carries fields of one's own. */
export interface TargetRecord {
  readonly label: string
  /** Figures of its own that a formula may name. */
  readonly facts: FormulaFacts
  /** Organisations with whom it is shared: they are asked to confirm. */
  readonly partnerIds: readonly number[]
}

interface TargetRow {
  readonly table: string
  readonly label: RawBuilder<string>
  /** As a json object. */
  readonly facts?: RawBuilder<unknown>
  /** Selects the ids of its partners. */
  readonly partners?: RawBuilder<unknown>
  /** Whether the organisation may put its fields on it; its own records where nothing is said. */
  readonly held?: (userGroupId: number) => RawBuilder<boolean>
}

const name = sql<string>`r.name`
const coded = sql<string>`concat_ws(' ', r.code, r.name)`
const sharees = (family: RawBuilder<unknown>) =>
  sql`select s.sharee_group_id from quality_labeling_share s where s.user_group_id = r.user_group_id and s.family_id ${family}`

/** Each side of a document has fields of its own on it; marks go to the other once it may see the document. */
const documentTarget = (noun: string): TargetRow => ({
  table: 'document',
  label: sql`coalesce(nullif(concat_ws(' ', r.number, r.title), ''), r.id::text)`,
  facts: sql`jsonb_build_object('quantity', trim_scale(r.quantity)::text, 'amount', trim_scale(r.amount)::text)`,
  partners: sql`select p.id from unnest(array[r.issuer_id, r.receiver_id]) p (id)
    where r.shared and p.id is not null and p.id <> current_user_group_id()`,
  held: (userGroupId) => sql`r.noun = ${noun} and (r.author_id = ${userGroupId}
    or r.shared and ${userGroupId} in (r.issuer_id, r.receiver_id))`,
})

/** One row per kind of record beside the masters; a new kind is one more. */
const targets: Readonly<Partial<Record<ExtensionTarget, TargetRow>>> = {
  merchandising: {
    table: 'merchandising',
    label: coded,
    facts: sql`jsonb_build_object('plan_quantity', r.plan_quantity::text, 'list_price', trim_scale(r.list_price)::text,
      'unit_cost', (select trim_scale(${unitCost})::text from merchandising m where m.id = r.id), 'sales_plan', trim_scale(r.sales_plan)::text)`,
    partners: sharees(
      sql`in (select l.family_id from quality_labeling l where l.merchandising_id = r.id and l.user_group_id = r.user_group_id)`,
    ),
  },
  quality_labeling: {
    table: 'quality_labeling',
    label: sql`concat_ws(' ', r.style_no, r.item_name)`,
    partners: sharees(sql`= r.family_id`),
  },
  exhibition: { table: 'exhibition', label: name },
  // The owner and everybody to whom it is shown have fields of their own on it; marks go to the other side.
  production: {
    table: 'production',
    label: sql`concat_ws(' ', r.style_no, r.name)`,
    facts: sql`(select jsonb_build_object('list_price', trim_scale(n.list_price)::text, 'target_cost', trim_scale(n.target_cost)::text)
      from production_plan n where n.production_id = r.id and n.user_group_id = current_user_group_id())`,
    partners: sql`select r.user_group_id where r.user_group_id <> current_user_group_id()
      union select p.supplier_group_id from phase p where p.production_id = r.id and p.supplier_group_id is not null
        and r.user_group_id = current_user_group_id()
      union select s.sharee_group_id from production_share s where s.production_id = r.id and r.user_group_id = current_user_group_id()`,
    held: (userGroupId) => sql`r.id in (select d.id from production d where ${readableProduction(userGroupId)})`,
  },
  supplier: {
    table: 'group_relation',
    label: sql`(select g.name from user_group g where g.id = r.partner_id)`,
    partners: sql`select r.partner_id where r.status = 'active'`,
  },
  ...Object.fromEntries(documentNouns.map((noun) => [noun, documentTarget(noun)])),
}

/** A master's records carry fields of their own without a row here: its table is called as the target is. */
function rowOf(target: ExtensionTarget): TargetRow {
  const own = targets[target]
  if (own) return own
  const fields = Object.values(masters).find((each) => snake(each.name) === target)!.fields
  return { table: target, label: 'code' in fields ? coded : 'name' in fields ? name : sql<string>`r.id::text` }
}

/** Undefined when there is no such record of one's own. */
export async function targetRecord(
  database: Database,
  userGroupId: number,
  target: ExtensionTarget,
  id: number,
): Promise<TargetRecord | undefined> {
  const { table, label, facts, partners, held } = rowOf(target)
  const { rows } = await sql<TargetRecord>`
    select ${label} as label, coalesce(${facts ?? sql`null`}, '{}'::jsonb) as facts, ${partners ? sql`array(${partners})` : sql`'{}'::bigint[]`} as "partnerIds"
    from ${sql.table(table)} r where r.id = ${id} and ${held?.(userGroupId) ?? sql`r.user_group_id = ${userGroupId}`}`.execute(
    database,
  )
  return rows[0]
}
