import {
  applications,
  materialListings,
  messageThreads,
  notices,
  openRecruitments,
  organisations,
  type SearchNoun,
} from '@tsumugi/contract'
import type { Guard, Kind, Locale } from '@tsumugi/domain'
import { sql } from 'kysely'
import type { Part } from './word-source.ts'
import { statusNow } from '../recruitments/public-face.ts'

/** Who looks. */
export interface Seeker {
  readonly userGroupId: number
  readonly accountId: number
  readonly kind: Kind
  readonly locale: Locale
}

/** Records of which an organisation, or the platform, has few: looked through, the newest of them. */
export interface LookedSource {
  readonly noun: SearchNoun
  readonly access: Guard
  /** Every organisation's: only those who run the platform are let in. */
  readonly isOfPlatform?: boolean
  /** Rows of `id, code, name, detail, link`, and `more`: words that they are found by as well. */
  readonly rows: (seeker: Seeker) => Part
  readonly most: number
}

const titles: Readonly<Record<Locale, Part>> = {
  ja: sql`n.title_ja`,
  en: sql`coalesce(n.title_en, n.title_ja)`,
  'zh-CN': sql`coalesce(n.title_zh, n.title_ja)`,
}

const people: readonly LookedSource[] = [
  {
    noun: 'suppliers',
    access: {},
    most: 2_000,
    rows: ({ userGroupId }) => sql`
      select x.id, coalesce(x.partner_code, '') as code, p.name, '' as detail, '/s/suppliers/' || x.id as link,
        p.name_kana as more
      from group_relation x join user_group p on p.id = x.partner_id
      where x.user_group_id = ${userGroupId} and x.discarded_at is null order by x.id desc`,
  },
  {
    noun: 'people',
    access: {},
    most: 2_000,
    rows: ({ userGroupId }) => sql`
      select x.account_id as id, '' as code, a.name, x.role as detail,
        '/s/account/user_groups/' || ${userGroupId}::bigint || '?tab=members' as link, null as more
      from membership x join account a on a.id = x.account_id
      where x.user_group_id = ${userGroupId} and x.left_at is null order by x.account_id`,
  },
  {
    noun: 'userGroups',
    access: organisations.list.access,
    isOfPlatform: true,
    most: 5_000,
    rows: () => sql`
      select g.id, coalesce(g.registration_number, '') as code, g.name, '' as detail,
        '/s/user_groups/' || g.id || '/user_group_admin_config' as link, g.name_kana as more
      from user_group g order by g.id desc`,
  },
]

const ofMatching: readonly LookedSource[] = [
  {
    // What is offered to everybody; what one is invited to is found by its kept words.
    noun: 'recruitments',
    access: openRecruitments.list.access,
    most: 500,
    rows: ({ userGroupId }) => sql`
      select r.id, '' as code, r.title as name, r.area as detail, '/s/matching/recruitments/' || r.id as link, null as more
      from recruitment r where r.visibility = 'public' and ${statusNow} = 'open' and not exists (
        select from recruitment_invitation i where i.recruitment_id = r.id and i.invitee_id = ${userGroupId})
      order by r.closes_at`,
  },
  {
    noun: 'applications',
    access: applications.show.access,
    most: 500,
    rows: ({ userGroupId }) => sql`
      select a.id, '' as code, r.title as name, case when a.recruiter_id = ${userGroupId} then coalesce(g.name, '') else '' end
          as detail,
        case when a.recruiter_id = ${userGroupId} then '/s/matching-console/client/applications/'
          else '/s/matching-console/worker/applications/' end || a.id as link, null as more
      from matching_application a join recruitment r on r.id = a.recruitment_id
        left join user_group g on g.id = a.user_group_id
      where a.user_group_id = ${userGroupId} or a.recruiter_id = ${userGroupId} and a.status <> 'draft'
      order by a.updated_at desc`,
  },
]

const told: readonly LookedSource[] = [
  {
    noun: 'materials',
    access: materialListings.list.access,
    most: 1_000,
    rows: () => sql`
      select m.id, m.code, m.name, '' as detail, '/s/materials?open=' || m.id as link, null as more
      from material m where m.discarded_at is null order by m.id desc`,
  },
  {
    noun: 'notices',
    access: notices.list.access,
    most: 200,
    rows: ({ userGroupId, kind, locale }) => sql`
      select n.id, '' as code, ${titles[locale]} as name, n.starts_on::text as detail, '/s/notices' as link, null as more
      from notice n, (select (now() at time zone g.time_zone)::date as day from user_group g where g.id = ${userGroupId}) today
      where today.day >= n.starts_on and (n.ends_on is null or n.ends_on >= today.day)
        and (cardinality(n.kinds) = 0 or ${kind} = any(n.kinds)) order by n.id desc`,
  },
  {
    noun: 'messages',
    access: messageThreads.list.access,
    most: 500,
    rows: ({ userGroupId, accountId }) => sql`
      select t.id, '' as code, t.subject as name, '' as detail, '/s/messages/' || t.id as link, null as more
      from message_member me join message_thread t on t.id = me.thread_id
      where me.account_id = ${accountId} and me.user_group_id = ${userGroupId} order by t.updated_at desc`,
  },
]

export const lookedSources = [...people, ...ofMatching, ...told]
