import type { Customer, Supplier, SupplierDocument } from '@tsumugi/contract'
import { relationStepsFrom, type RelationStatus } from '@tsumugi/domain'
import { sql, type Insertable, type Updateable } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { limitsOf, type PageRequest } from '../../database/page-limits.ts'
import type { GroupRelationDocumentTable, GroupRelationTable } from '../../database/tables.ts'
import { updateRow } from '../../database/versions/update-row.ts'

export interface SuppliersAsked extends PageRequest {
  readonly q?: string | undefined
  readonly status?: string | undefined
  readonly kind?: string | undefined
  readonly country?: string | undefined
  readonly category?: string | undefined
  readonly protectedSubcontractor?: boolean | undefined
  readonly sort?: keyof typeof orders | undefined
  readonly descending?: boolean | undefined
}

const partner = (alias: string) =>
  sql.raw(`jsonb_build_object('id', ${alias}.id, 'kind', ${alias}.kind, 'name', ${alias}.name, 'nameKana', ${alias}.name_kana,
    'country', ${alias}.country, 'address', ${alias}.address, 'phone', ${alias}.phone, 'registrationNumber', ${alias}.registration_number,
    'agreedTermsAt', ${alias}.agreed_terms_at)`)

const supplier = sql`
  select r.id, ${partner('p')} as partner, r.partner_code as "partnerCode", r.status, r.terms_id as "termsId", r.currency,
    r.protected_subcontractor as "protectedSubcontractor", r.basic_contract_on as "basicContractOn", r.categories,
    r.min_lot as "minLot", r.lead_days as "leadDays", r.rating, r.note, r.created_at as "createdAt", r.updated_at as "updatedAt",
    r.lock_version as "lockVersion",
    (select count(*) from group_relation_document d where d.group_relation_id = r.id and d.user_group_id = r.user_group_id) as "documentCount"
  from group_relation r join user_group p on p.id = r.partner_id`

const orders = {
  name: sql`p.name collate "C"`,
  partnerCode: sql`r.partner_code`,
  leadDays: sql`r.lead_days`,
  minLot: sql`r.min_lot`,
  updatedAt: sql`r.updated_at`,
}

const likeOf = (words: string | undefined) =>
  `%${(words ?? '')
    .normalize('NFKC')
    .trim()
    .replace(/[\\%_]/g, '\\$&')}%`

const withSteps = (row: Omit<Supplier, 'steps'>): Supplier => ({
  ...row,
  steps: relationStepsFrom(row.status as RelationStatus).filter((step) => step !== 'approve' && step !== 'refuse'),
})

export async function pageOfSuppliers(database: Database, userGroupId: number, asked: SuppliersAsked) {
  const { limit, offset } = limitsOf(asked)
  const like = likeOf(asked.q)
  const where = sql`r.user_group_id = ${userGroupId} and r.discarded_at is null
    and (p.name ilike ${like} or p.name_kana ilike ${like} or r.partner_code ilike ${like})
    and (${asked.status ?? null}::text is null or r.status = ${asked.status ?? null})
    and (${asked.kind ?? null}::text is null or p.kind = ${asked.kind ?? null})
    and (${asked.country ?? null}::text is null or p.country = upper(${asked.country ?? null}))
    and (${asked.category ?? null}::text is null or ${asked.category ?? null} = any(r.categories))
    and (${asked.protectedSubcontractor ?? null}::boolean is null or r.protected_subcontractor = ${asked.protectedSubcontractor ?? null})`
  const order = asked.sort ? orders[asked.sort] : sql`r.partner_code`
  const direction = asked.descending ? sql`desc nulls last` : sql`asc nulls last`
  const { rows } = await sql<Omit<Supplier, 'steps'>>`
    ${supplier} where ${where} order by ${order} ${direction}, r.id limit ${limit} offset ${offset}`.execute(database)
  const counted = await sql<{ count: number }>`
    select count(*) as count from group_relation r join user_group p on p.id = r.partner_id where ${where}`.execute(
    database,
  )
  return { rows: rows.map(withSteps), count: counted.rows[0]!.count }
}

export async function supplierOf(database: Database, userGroupId: number, id: number): Promise<Supplier | undefined> {
  const { rows } = await sql<Omit<Supplier, 'steps'>>`
    ${supplier} where r.user_group_id = ${userGroupId} and r.id = ${id} and r.discarded_at is null`.execute(database)
  return rows[0] && withSteps(rows[0])
}

/** All of them, in the order of one's own codes. */
export async function supplierIds(database: Database, userGroupId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from group_relation
    where user_group_id = ${userGroupId} and discarded_at is null order by partner_code nulls last, id`.execute(
    database,
  )
  return rows.map(({ id }) => id)
}

/** Those of these ids, in their order. */
export async function suppliersById(database: Database, userGroupId: number, ids: readonly number[]) {
  const { rows } = await sql<Omit<Supplier, 'steps'>>`${supplier} where r.user_group_id = ${userGroupId}
    and r.discarded_at is null and r.id = any(${[...ids]}::bigint[])
    order by array_position(${[...ids]}::bigint[], r.id)`.execute(database)
  return rows.map(withSteps)
}

export const insertRelation = (
  database: Database,
  userGroupId: number,
  values: Omit<Insertable<GroupRelationTable>, 'user_group_id'>,
) =>
  database
    .insertInto('group_relation')
    .values({ ...values, user_group_id: userGroupId })
    .returning('id')
    .executeTakeFirstOrThrow()

export const updateRelation = (
  database: Database,
  userGroupId: number,
  id: number,
  lockVersion: number | null,
  values: Updateable<GroupRelationTable>,
) =>
  updateRow(
    database,
    'group_relation',
    { user_group_id: userGroupId, id, ...(lockVersion !== null && { lock_version: lockVersion }) },
    values,
  )

export const deleteRelation = (database: Database, userGroupId: number, id: number) =>
  database.deleteFrom('group_relation').where('user_group_id', '=', userGroupId).where('id', '=', id).execute()

/** A partner that was begun by this organisation, while nobody is a member of it or related to it. As the system. */
export const deletePartnerBegunBy = (system: Database, userGroupId: number, partnerId: number) =>
  sql`delete from user_group g where g.id = ${partnerId} and g.supplier_start_id = ${userGroupId}
    and g.agreed_terms_at is null and not exists (select from membership m where m.user_group_id = g.id)
    and not exists (select from group_relation r where g.id in (r.partner_id, r.user_group_id))`.execute(system)

export const relationWith = (database: Database, userGroupId: number, partnerId: number) =>
  database
    .selectFrom('group_relation')
    .select('id')
    .where('user_group_id', '=', userGroupId)
    .where('partner_id', '=', partnerId)
    .executeTakeFirst()

/** Found by the public number only, so that nobody can leaf through organisations. As the system. */
export const organisationByNumber = (database: Database, registrationNumber: string) =>
  database
    .selectFrom('user_group')
    .select(['id', 'name', 'kind'])
    .where('registration_number', '=', registrationNumber)
    .where('suspended_at', 'is', null)
    .where('kind', '<>', 'admin')
    .orderBy('id')
    .executeTakeFirst()

const documentsOf = (database: Database, userGroupId: number, relationId: number) =>
  sql<SupplierDocument>`
    select d.id, d.name, '/api/suppliers/' || d.group_relation_id || '/documents/' || d.id || '/original' as url, d.content_type as "contentType", d.size, d.created_at as "createdAt", a.name as "createdBy"
    from group_relation_document d left join account a on a.id = d.created_by
    where d.user_group_id = ${userGroupId} and d.group_relation_id = ${relationId} order by d.id`.execute(database)

export const supplierDocumentsOf = async (database: Database, userGroupId: number, relationId: number) =>
  (await documentsOf(database, userGroupId, relationId)).rows

export const insertDocument = (database: Database, values: Insertable<GroupRelationDocumentTable>) =>
  database.insertInto('group_relation_document').values(values).returning('id').executeTakeFirstOrThrow()

export const documentOf = (database: Database, userGroupId: number, relationId: number, id: number) =>
  database
    .selectFrom('group_relation_document')
    .selectAll()
    .where('user_group_id', '=', userGroupId)
    .where('group_relation_id', '=', relationId)
    .where('id', '=', id)
    .executeTakeFirst()

export const deleteDocument = (database: Database, userGroupId: number, relationId: number, id: number) =>
  database
    .deleteFrom('group_relation_document')
    .where('user_group_id', '=', userGroupId)
    .where('group_relation_id', '=', relationId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst()

/** Who buys from this organisation. Their code, notes and rating of it stay with them (domain §4.11). */
export async function pageOfCustomers(
  database: Database,
  userGroupId: number,
  asked: PageRequest & { readonly q?: string | undefined },
) {
  const { limit, offset } = limitsOf(asked)
  const where = sql`r.partner_id = ${userGroupId} and r.status in ('active', 'suspended') and r.discarded_at is null and g.name ilike ${likeOf(asked.q)}`
  const from = sql`group_relation r join user_group g on g.id = r.user_group_id`
  const { rows } = await sql<Customer>`
    select r.id, ${partner('g')} as partner, r.status, r.currency, r.basic_contract_on as "basicContractOn", r.created_at as "createdAt"
    from ${from} where ${where} order by g.name collate "C", r.id limit ${limit} offset ${offset}`.execute(database)
  const counted = await sql<{ count: number }>`select count(*) as count from ${from} where ${where}`.execute(database)
  return { rows, count: counted.rows[0]!.count }
}

/** What the payment terms of an organisation are called, by id. */
export async function termNames(database: Database, userGroupId: number): Promise<ReadonlyMap<number, string>> {
  const rows = await database
    .selectFrom('payment_term_definition')
    .select(['id', 'name'])
    .where('user_group_id', '=', userGroupId)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** The name of payment terms of the organisation's own; undefined where they are not. */
export async function termsNamed(
  database: Database,
  userGroupId: number,
  termsId: number,
): Promise<string | undefined> {
  const row = await database
    .selectFrom('payment_term_definition')
    .select('name')
    .where('user_group_id', '=', userGroupId)
    .where('id', '=', termsId)
    .executeTakeFirst()
  return row?.name
}
