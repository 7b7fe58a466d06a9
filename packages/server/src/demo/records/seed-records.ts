import { createHash } from 'node:crypto'
import { sql, type Insertable } from 'kysely'
import type { Database } from '../../database/engine.ts'
import type { Tables } from '../../database/tables.ts'
import type { DemoDataset } from '../dataset/demo-rows.ts'
import { fieldDefinitions, listTemplates, paymentTerms } from './record-rows.ts'
import { feedbacks, helpLinks, markScenes, notices, talks, type DemoTalk } from './talk-rows.ts'

const platform = 10
const tradingHouse = 8
const picture = { storage_key: 'demo/1.svg', content_type: 'image/svg+xml', size: 4_000 }

/** Records that everything else points at: terms, fields, marks, templates, talk. Comes after products and relations. */
export async function seedRecords(database: Database, demo: DemoDataset): Promise<void> {
  for (const group of [1, 2]) {
    await actFor(database, group)
    await seedTerms(database, group)
    await seedFields(database, demo, group)
    await seedTemplates(database, group)
    await seedMarks(database, demo, group)
    const token_hash = createHash('sha256').update(`the demo follows no calendar ${group}`).digest()
    await add(database, 'calendar_feed', [
      {
        user_group_id: group,
        account_id: accountOf(demo, group === 1 ? 'brand' : 'otherBrand'),
        name: '展示会と納期',
        kinds: ['exhibition', 'delivery'],
        token_hash,
      },
    ])
  }
  await actFor(database, tradingHouse)
  await seedTerms(database, tradingHouse)
  for (const talk of talks) await seedTalk(database, demo, talk)
  await seedPlatform(database, demo)
}

const actFor = (database: Database, userGroupId: number) =>
  sql`select set_config('app.user_group_id', ${String(userGroupId)}, true)`.execute(database)

async function add<Name extends keyof Tables>(
  database: Database,
  table: Name,
  rows: readonly Insertable<Tables[Name]>[],
): Promise<void> {
  if (rows.length > 0)
    await database
      .insertInto(table)
      .values(rows as never)
      .execute()
}

function accountOf({ users }: DemoDataset, key: string): number {
  const user = users.find((each) => each.key === key)
  if (!user) throw new Error(`No demo person has the key ${key}. Use a key of personas.ts.`)
  return user.id
}
const groupName = ({ userGroups }: DemoDataset, id: number) => userGroups.find((group) => group.id === id)!.name
const userName = ({ users }: DemoDataset, id: number) => users.find((user) => user.id === id)!.name

async function seedTerms(database: Database, user_group_id: number): Promise<void> {
  await add(
    database,
    'payment_term_definition',
    paymentTerms.map((term, position) => ({
      user_group_id,
      position,
      ...term,
      ...('splits' in term && { splits: JSON.stringify(term.splits) }),
    })),
  )
  await sql`update group_relation set terms_id = (select id from payment_term_definition where user_group_id = ${user_group_id} and position = 0)
    where user_group_id = ${user_group_id} and status = 'active'`.execute(database)
}

const productsOf = ({ merchandisings }: DemoDataset, group: number) =>
  merchandisings.filter(
    ({ userGroupId, template, status }) => userGroupId === group && !template && status !== 'dropped',
  )

async function seedFields(database: Database, demo: DemoDataset, user_group_id: number): Promise<void> {
  await add(
    database,
    'extension_field_definition',
    fieldDefinitions.map((definition, position) => ({
      user_group_id,
      position,
      ...definition,
      options: JSON.stringify('options' in definition ? definition.options : []),
    })),
  )
  const ids = await database
    .selectFrom('extension_field_definition')
    .select(['id', 'key'])
    .where('user_group_id', '=', user_group_id)
    .execute()
  const idOf = (key: string) => ids.find((definition) => definition.key === key)!.id
  const fits = ['レギュラー', 'リラックス', 'オーバーサイズ']
  const values = productsOf(demo, user_group_id)
    .slice(0, 40)
    .flatMap(({ id, quantity }, at): [string, number, unknown][] => [
      ['fit', id, fits[at % fits.length]!],
      ['order_qty', id, String(Math.round(Number(quantity) * 0.6))],
      ['eco', id, at % 3 === 0],
      ['channels', id, at % 2 ? ['自社EC'] : ['直営店', '自社EC']],
    ])
  await add(
    database,
    'extension_field',
    values.map(([key, target_id, value]) => ({
      user_group_id,
      definition_id: idOf(key),
      target_id,
      value: JSON.stringify(value),
    })),
  )
}

async function seedTemplates(database: Database, user_group_id: number): Promise<void> {
  await add(
    database,
    'list_template',
    listTemplates.map(({ columns, filters, ...template }) => ({
      user_group_id,
      created_by: user_group_id === 1 ? 1 : 5,
      columns: [...columns],
      filters: JSON.stringify(filters),
      ...template,
    })),
  )
}

async function seedMarks(database: Database, demo: DemoDataset, user_group_id: number): Promise<void> {
  const products = productsOf(demo, user_group_id)
  const changer = user_group_id === 1 ? 1 : 5
  const supplier = 3
  await add(
    database,
    'confirmed_mark',
    markScenes.map(({ field, name, from, to, at, status, ...more }, index) => {
      const product = products[index === 4 ? 0 : index % products.length]!
      const confirmed = status === 'confirmed' || status === 'objected'
      return {
        user_group_id,
        must_confirm_group_id: supplier,
        target_kind: 'merchandising',
        target_id: product.id,
        target_label: `${product.code ?? ''} ${product.name}`.trim(),
        content_key: field,
        content_name: name,
        old_value: from,
        new_value: to,
        status,
        user_group_name: groupName(demo, user_group_id),
        must_confirm_group_name: groupName(demo, supplier),
        changed_by: changer,
        changed_by_name: userName(demo, changer),
        created_at: at,
        updated_at: at,
        ...(confirmed && { confirmed_by: 6, confirmed_by_name: userName(demo, 6), confirmed_at: at }),
        ...more,
      }
    }),
  )
}

async function seedTalk(
  database: Database,
  demo: DemoDataset,
  { group, partner, subject, members, messages }: DemoTalk,
): Promise<void> {
  const groupOf = (key: string) => (partner !== null && key.startsWith('supplier') ? partner : group)
  await actFor(database, group)
  const first = messages[0]!
  const thread = await database
    .insertInto('message_thread')
    .values({
      user_group_id: group,
      partner_id: partner,
      subject,
      created_by: accountOf(demo, first.by),
      created_at: first.at,
      updated_at: messages.at(-1)!.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const key of members) {
    await actFor(database, groupOf(key))
    await add(database, 'message_member', [
      {
        thread_id: thread.id,
        account_id: accountOf(demo, key),
        user_group_id: groupOf(key),
        name: userName(demo, accountOf(demo, key)),
        group_name: groupName(demo, groupOf(key)),
      },
    ])
  }
  for (const { by, at, text, to = [], file } of messages) {
    const own = { user_group_id: groupOf(by), account_id: accountOf(demo, by) }
    await actFor(database, own.user_group_id)
    const message = await database
      .insertInto('message')
      .values({
        ...own,
        thread_id: thread.id,
        author_name: userName(demo, own.account_id),
        group_name: groupName(demo, own.user_group_id),
        text,
        created_at: at,
        mention_ids: JSON.stringify(to.map((key) => accountOf(demo, key))),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await sql`update message_member set read_id = ${message.id} where thread_id = ${thread.id} and account_id = ${own.account_id}`.execute(
      database,
    )
    if (!file) continue
    const kept = await database
      .insertInto('record_file')
      .values({ user_group_id: own.user_group_id, name: file, created_by: own.account_id, created_at: at, ...picture })
      .returning('id')
      .executeTakeFirstOrThrow()
    await add(database, 'message_file', [{ message_id: message.id, file_id: kept.id }])
  }
}

async function seedPlatform(database: Database, demo: DemoDataset): Promise<void> {
  await actFor(database, platform)
  await add(
    database,
    'notice',
    notices.map(({ kinds, ...notice }) => ({ ...notice, kinds: [...kinds] })),
  )
  await add(database, 'help_link', helpLinks)
  const [first] = await database.selectFrom('notice').select('id').orderBy('id').execute()
  for (const { group, by, ...said } of feedbacks) {
    await actFor(database, group)
    const account_id = accountOf(demo, by)
    await add(database, 'feedback', [
      {
        user_group_id: group,
        account_id,
        account_name: userName(demo, account_id),
        group_name: groupName(demo, group),
        ...said,
      },
    ])
    await add(database, 'notice_read', [{ notice_id: first!.id, user_group_id: group, account_id }])
  }
}
