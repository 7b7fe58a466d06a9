import type { ListTarget, ListTemplate } from '@tsumugi/contract'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'

export interface Reader {
  readonly userGroupId: number
  readonly accountId: number
  readonly powerUser: boolean
}
type Row = Omit<ListTemplate, 'mayChange'> & { createdBy: number }

const columns = sql`t.id, t.target, t.name, t.columns, t.filters, t.sort, t.group_by as "groupBy", t.row_color as "rowColor", t.share, t.team_id as "teamId",
  t.is_default as "isDefault", t.created_by as "createdBy", a.name as "ownerName", m.name as "teamName", t.updated_at as "updatedAt", t.lock_version as "lockVersion"`
const from = sql`list_template t left join account a on a.id = t.created_by left join team m on m.id = t.team_id`
const seen = ({
  userGroupId,
  accountId,
}: Reader) => sql`t.user_group_id = ${userGroupId} and (t.created_by = ${accountId} or t.share = 'group'
  or (t.share = 'team' and exists (select from team_member x where x.team_id = t.team_id and x.account_id = ${accountId})))`

const forReader =
  (reader: Reader) =>
  ({ createdBy, ...row }: Row): ListTemplate => ({
    ...row,
    mayChange: createdBy === reader.accountId || (row.share === 'group' && reader.powerUser),
  })

/** Own ones, and those shared with one's team or organisation; the default first. */
export async function templatesOf(database: Database, reader: Reader, target: ListTarget): Promise<ListTemplate[]> {
  const { rows } = await sql<Row>`select ${columns} from ${from} where ${seen(reader)} and t.target = ${target}
    order by (t.is_default and t.created_by = ${reader.accountId}) desc, t.name collate "C", t.id limit 500`.execute(
    database,
  )
  return rows.map(forReader(reader))
}

export async function templateOf(
  database: Database,
  reader: Reader,
  target: ListTarget,
  id: number,
): Promise<ListTemplate | undefined> {
  const { rows } =
    await sql<Row>`select ${columns} from ${from} where ${seen(reader)} and t.target = ${target} and t.id = ${id}`.execute(
      database,
    )
  return rows[0] && forReader(reader)(rows[0])
}

export async function insertTemplate(
  database: Database,
  reader: Reader,
  target: ListTarget,
  values: Record<string, unknown>,
): Promise<number> {
  const all = { ...values, user_group_id: reader.userGroupId, created_by: reader.accountId, target }
  const { rows } = await sql<{ id: number }>`
    insert into list_template (${sql.join(Object.keys(all).map((column) => sql.ref(column)))}) values (${sql.join(Object.values(all))}) returning id`.execute(
    database,
  )
  return rows[0]!.id
}

/** One default for each person and list: the newest choice wins. */
export async function onlyDefault(
  database: Database,
  { userGroupId, accountId }: Reader,
  target: ListTarget,
  id: number,
): Promise<void> {
  await sql`update list_template set is_default = false
    where user_group_id = ${userGroupId} and created_by = ${accountId} and target = ${target} and id <> ${id} and is_default`.execute(
    database,
  )
}

export async function deleteTemplate(database: Database, userGroupId: number, id: number): Promise<void> {
  await sql`delete from list_template where id = ${id} and user_group_id = ${userGroupId}`.execute(database)
}

export async function isTeam(database: Database, userGroupId: number, id: number): Promise<boolean> {
  const { rows } = await sql`select 1 from team where id = ${id} and user_group_id = ${userGroupId}`.execute(database)
  return rows.length > 0
}
