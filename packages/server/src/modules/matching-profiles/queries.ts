import type { contract, InputOf, OwnMatchingProfile } from '@tsumugi/contract'
import type { Maker } from '@tsumugi/domain/matching'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { textHolds } from '../../database/folded-text.ts'
import { updateRow } from '../../database/versions/update-row.ts'
import { givenColumns } from '../../database/versions/given-columns.ts'

export type ProfileRow = Omit<OwnMatchingProfile, 'group' | 'photos' | 'figures'> & { readonly groupId: number }

const columns = sql`p.user_group_id as "groupId", p.intro, p.intro_en as "introEn", p.area, p.founded_year as "foundedYear",
  p.employees, p.items, p.machines, p.certificates, p.languages, p.video_urls as "videoUrls", p.min_lot as "minLot",
  p.lead_days as "leadDays", p.capacities, p.is_public as "isPublic", p.shares_figures as "sharesFigures",
  p.lock_version as "lockVersion"`

/** What stands where nothing was written yet. */
export const emptyProfile = (groupId: number): ProfileRow => ({
  groupId,
  intro: '',
  introEn: '',
  area: '',
  foundedYear: null,
  employees: null,
  items: [],
  machines: [],
  certificates: [],
  languages: [],
  videoUrls: [],
  minLot: null,
  leadDays: null,
  capacities: [],
  isPublic: false,
  sharesFigures: false,
  lockVersion: 0,
})

/** Profiles that the reader may see, by their organisations. */
export async function profilesOf(database: Database, groupIds: readonly number[]): Promise<ProfileRow[]> {
  const { rows } = await sql<ProfileRow>`
    select ${columns} from matching_profile p where p.user_group_id = any(${[...groupIds]}::bigint[])`.execute(database)
  return rows
}

export async function profileOf(database: Database, groupId: number): Promise<ProfileRow | undefined> {
  return (await profilesOf(database, [groupId]))[0]
}

/** What a profile says of what its organisation can make. */
export const makerOf = (profile: ProfileRow): Maker => ({
  items: profile.items,
  machines: profile.machines.map(({ name }) => name),
  certificates: profile.certificates,
  minLot: profile.minLot,
  capacities: profile.capacities,
})

type ProfileInput = InputOf<(typeof contract)['matchingProfiles']['save']>['body']['matchingProfile']
const asJson: ReadonlySet<string> = new Set(['machines', 'capacities'])

/** Undefined where the version is another one by now. */
export async function saveProfile(
  database: Database,
  { userGroupId, accountId }: { readonly userGroupId: number; readonly accountId: number },
  { lockVersion, ...values }: ProfileInput,
) {
  await sql`insert into matching_profile (user_group_id) values (${userGroupId}) on conflict do nothing`.execute(
    database,
  )
  const change = { ...givenColumns(values, asJson), updated_by: accountId }
  return updateRow(database, 'matching_profile', { user_group_id: userGroupId, lock_version: lockVersion }, change)
}

export interface PhotoRow {
  readonly id: number
  readonly groupId: number
  readonly fileId: number
  readonly name: string
  readonly caption: string
}

/** Photos that the reader may see, the oldest first. */
export async function photosOf(database: Database, groupIds: readonly number[]): Promise<PhotoRow[]> {
  const { rows } = await sql<PhotoRow>`
    select f.id, f.user_group_id as "groupId", f.file_id as "fileId", r.name, f.caption
    from matching_photo f join record_file r on r.id = f.file_id
    where f.user_group_id = any(${[...groupIds]}::bigint[]) order by f.created_at, f.id`.execute(database)
  return rows
}

export async function insertPhoto(
  database: Database,
  { userGroupId, accountId }: { readonly userGroupId: number; readonly accountId: number },
  fileId: number,
  caption: string,
): Promise<void> {
  await sql`
    insert into matching_photo (user_group_id, file_id, caption, created_by)
    values (${userGroupId}, ${fileId}, ${caption}, ${accountId}) on conflict do nothing`.execute(database)
}

export async function deletePhoto(database: Database, userGroupId: number, id: number): Promise<boolean> {
  const { rows } = await sql`
    delete from matching_photo where id = ${id} and user_group_id = ${userGroupId} returning id`.execute(database)
  return rows.length > 0
}

export type ProfilesAsked = InputOf<(typeof contract)['matchingProfiles']['list']>['query']
/** So many profiles are weighed against a recruitment. */
const mostWeighed = 500

/** Suppliers that show their profile to the reader and meet what was asked; as the system their names are known. */
export async function publicProfiles(database: Database, asked: ProfilesAsked): Promise<ProfileRow[]> {
  const { q, machine, certificate, lotTo } = asked
  const has = (column: 'certificates', word: string) =>
    sql`exists (select from unnest(p.${sql.ref(column)}) held where folded(held) = folded(${word}))`
  const conditions = [
    sql`p.is_public`,
    q &&
      textHolds(
        sql`concat_ws(' ', p.intro, p.intro_en, p.area, array_to_string(p.items, ' '),
        array_to_string(p.certificates, ' '), p.machines::text)`,
        q,
      ),
    machine &&
      sql`exists (select from jsonb_array_elements(p.machines) m where folded(m ->> 'name') = folded(${machine}))`,
    certificate && has('certificates', certificate),
    lotTo !== undefined && sql`p.min_lot <= ${lotTo}`,
  ].filter((condition) => typeof condition === 'object')
  const { rows } = await sql<ProfileRow>`
    select ${columns} from matching_profile p where ${sql.join(conditions, sql` and `)}
    order by p.updated_at desc, p.id limit ${mostWeighed}`.execute(database)
  return rows
}

export interface GroupFace {
  readonly id: number
  readonly kind: string
  readonly name: string
  readonly country: string
  readonly suspended: boolean
}

/** As the system: organisations by id, whoever they are. */
export async function groupFaces(system: Database, ids: readonly number[]): Promise<ReadonlyMap<number, GroupFace>> {
  const { rows } = await sql<GroupFace>`
    select id, kind, name, country, suspended_at is not null as suspended from user_group
    where id = any(${[...new Set(ids)]}::bigint[])`.execute(system)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Which of some organisations are suppliers of one's own already. */
export async function ownSuppliers(
  database: Database,
  userGroupId: number,
  partnerIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select partner_id as id from group_relation where user_group_id = ${userGroupId} and status = 'active'
      and discarded_at is null and partner_id = any(${[...partnerIds]}::bigint[])`.execute(database)
  return new Set(rows.map(({ id }) => id))
}
