import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { applications, comments, profiles, recruitment } from './matching-rows.ts'

const brandId = 1
const months = ['2026-12', '2027-01', '2027-02', '2027-03', '2027-04', '2027-05', '2027-06', '2027-07']

const accountOf = (email: string) => sql`(select id from account where email = ${email})`

/** Three suppliers that introduce themselves, one recruitment of the brand, and two applications that know nothing of each other. */
export async function seedMatching(database: Database): Promise<void> {
  await seedProfiles(database)
  await seedRecruitment(database)
  await seedApplications(database)
}

async function seedProfiles(database: Database): Promise<void> {
  for (const each of profiles) {
    const capacities = months.map((month, at) => ({ month, pieces: each.pieces, booked: each.booked[at] }))
    await sql`
      insert into matching_profile (user_group_id, intro, intro_en, area, founded_year, employees, items, machines,
        certificates, languages, min_lot, lead_days, capacities, is_public, shares_figures)
      values (${each.groupId}, ${each.intro}, ${each.introEn}, ${each.area}, ${each.founded}, ${each.employees},
        ${[...each.items]}, ${JSON.stringify(each.machines)}, ${[...each.certificates]}, ${[...each.languages]},
        ${each.minLot}, ${each.leadDays}, ${JSON.stringify(capacities)}, true, ${each.sharesFigures})`.execute(database)
  }
  await sql`insert into matching_profile (user_group_id, area) values (${brandId}, '東京')`.execute(database)
}

/** It opened 17 days ago and closes in a week, whenever the demo is begun. */
async function seedRecruitment(database: Database): Promise<void> {
  const { id, title, items, machines, requirements, nda } = recruitment
  await sql`
    insert into recruitment (id, user_group_id, number, title, items, machines, styles, quantity_from, quantity_to,
      target_price, delivery_on, apply_by, closes_at, seats, hides_name, nda_text, status, opened_at)
    values (${id}, ${brandId}, 'RC2611-00004', ${title}, ${[...items]}, ${[...machines]}, 2, 200, 300, 5800, '2027-07-30',
      current_date + 7, (current_date + 8)::timestamp at time zone 'Asia/Tokyo', 2, true, ${nda}, 'open',
      now() - interval '17 days')`.execute(database)
  await sql`
    insert into recruitment_detail (recruitment_id, user_group_id, requirements)
    values (${id}, ${brandId}, ${requirements})`.execute(database)
  await sql`
    insert into recruitment_question (user_group_id, recruitment_id, recruiter_id, question, answer, answered_at)
    values (4, ${id}, ${brandId}, '糸の支給は何日前ですか(デモ)', '量産の30日前です(デモ)', now() - interval '3 days'),
      (3, ${id}, ${brandId}, '検品の基準を教えてください(デモ)', null, null)`.execute(database)
}

async function seedApplications(database: Database): Promise<void> {
  for (const { id, groupId, accountEmail, price, lead, lot, status, message } of applications) {
    const by = accountOf(accountEmail)
    await sql`
      insert into nda_agreement (recruitment_id, user_group_id, recruiter_id, revision, text, agreed_by, agreed_by_name)
      select ${recruitment.id}, ${groupId}, ${brandId}, 1, ${recruitment.nda}, a.id, a.name
      from account a where a.email = ${accountEmail}`.execute(database)
    await sql`
      insert into matching_application (id, user_group_id, recruitment_id, recruiter_id, price, lead_days, min_lot, message,
        status, sent_at, created_by)
      values (${id}, ${groupId}, ${recruitment.id}, ${brandId}, ${price}, ${lead}, ${lot}, ${message}, ${status},
        now() - interval '5 days', ${by})`.execute(database)
    await sql`
      insert into recruitment_watch (recruitment_id, user_group_id, created_by)
      values (${recruitment.id}, ${groupId}, ${by})`.execute(database)
  }
  for (const { groupId, author, text } of comments)
    await sql`
      insert into application_comment (user_group_id, application_id, author_name, text, created_at)
      values (${groupId}, 1, ${author}, ${text}, now() - interval '2 days')`.execute(database)
}
