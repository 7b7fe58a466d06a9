import { addDays, percentOf, sum, type RouteStep } from '@tsumugi/domain'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import type { TenantRequest } from '../../http/request.ts'
import '../../approval-target-rows.ts'
import { decide } from '../../modules/approvals/decide.ts'
import { assigneesOfSteps, stepsOf } from '../../modules/approvals/queries/step-queries.ts'
import { definitionOf } from '../../modules/custom-workflow-definitions/queries.ts'
import { readProduct } from '../../modules/custom-workflow-items/product-subject.ts'
import { itemOf } from '../../modules/custom-workflow-items/queries.ts'
import { addItem, submitItem } from '../../modules/custom-workflow-items/start-item.ts'
import type { DemoDataset } from '../dataset/demo-rows.ts'
import { demoRequests, type DemoRequest, type Word } from './approval-scenes.ts'
import { demoRoutes, demoWorkflows, step } from './workflow-rows.ts'

type Ids = Record<string, number>

/** Approvals of the demo, made the way people make them: so that each holds what a real one would. */
export async function seedApprovals(database: Database, demo: DemoDataset): Promise<void> {
  await actFor(database, 1)
  await seedTeams(database, demo)
  const workflows = await seedRoutesAndWorkflows(database, 1)
  const products = productsToAskFor(demo)
  for (const request of demoRequests) await seedRequest(database, workflows, products[request.size ?? 'small'], request)
  await actFor(database, 2)
  await seedOtherCompany(database)
  // Nobody wants mail about what never happened.
  await sql`delete from outbox where kind = 'notification_mail'`.execute(database)
}

/** Planned products whose cost takes the long way, and those whose takes the short one. */
function productsToAskFor({ merchandisings }: DemoDataset): Record<'large' | 'small', number[]> {
  const planned = merchandisings.filter(
    ({ userGroupId, template, status }) =>
      userGroupId === 1 && !template && ['planned', 'in_development', 'confirmed'].includes(status),
  )
  const cost = ({ quantity, unitCost }: (typeof planned)[number]) => Number(quantity) * Number(unitCost)
  return {
    large: planned.filter((each) => cost(each) >= 5_000_000 && cost(each) < 9_000_000).map(({ id }) => id),
    small: planned.filter((each) => cost(each) < 4_000_000).map(({ id }) => id),
  }
}

const actFor = (database: Database, userGroupId: number) =>
  sql`select set_config('app.user_group_id', ${String(userGroupId)}, true)`.execute(database)

/** What a request of somebody would hold, as far as making approvals looks at it. */
const requestOf = (database: Database, userGroupId: number, accountId: number): TenantRequest =>
  ({
    id: 'demo',
    address: 'demo',
    locale: 'ja',
    database,
    userGroupId,
    accountId,
    asker: { originalAccountId: null },
    notify: async () => undefined,
  }) as unknown as TenantRequest

async function seedTeams(database: Database, demo: DemoDataset): Promise<void> {
  const rows = demo.teams
    .filter(({ userGroupId }) => userGroupId === 1)
    .flatMap((team) => team.userIds.map((id) => ({ user_group_id: 1, team_id: team.id, account_id: id })))
  await database
    .insertInto('team_member')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function seedRoutesAndWorkflows(database: Database, userGroupId: number): Promise<Ids> {
  await database
    .insertInto('approval_route')
    .values(
      demoRoutes.map((route, priority) => ({
        user_group_id: userGroupId,
        name: route.name,
        target: route.target,
        conditions: JSON.stringify(route.conditions),
        steps: JSON.stringify(route.steps),
        priority,
        created_by: 1,
        updated_by: 1,
      })),
    )
    .execute()
  const ids: Ids = {}
  for (const { key, fields, steps, notify, ...values } of demoWorkflows) {
    const { id } = await database
      .insertInto('custom_workflow_definition')
      .values({ ...values, user_group_id: userGroupId, created_by: 1, updated_by: 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
    await addVersion(database, userGroupId, id, { fields, steps, notify })
    ids[key] = id
  }
  return ids
}

const addVersion = (
  database: Database,
  userGroupId: number,
  definitionId: number,
  form: { fields: unknown; steps: readonly RouteStep[]; notify: unknown },
) =>
  database
    .insertInto('custom_workflow_version')
    .values({
      user_group_id: userGroupId,
      definition_id: definitionId,
      version: 1,
      fields: JSON.stringify(form.fields),
      steps: JSON.stringify(form.steps),
      notify: JSON.stringify(form.notify),
    })
    .execute()

async function seedRequest(
  database: Database,
  workflows: Ids,
  products: readonly number[],
  wish: DemoRequest,
): Promise<void> {
  const request = requestOf(database, 1, wish.by)
  const definition = (await definitionOf(database, 1, workflows[wish.workflow]!))!
  const subjectId = wish.product === undefined ? null : products[wish.product % products.length]
  // A small demo may have no product of the size.
  if (subjectId === undefined) return
  const subject = subjectId === null ? null : await readProduct(request, subjectId)
  const id = await addItem(request, definition, {
    subjectId,
    title: wish.title ?? subject?.title ?? definition.name,
    values: wish.values,
  })
  await submitItem(request, (await itemOf(database, 1, id))!, wish.note ?? '')
  const approval = (
    await database
      .selectFrom('approval')
      .select('id')
      .where('target', '=', 'custom')
      .where('target_id', '=', id)
      .executeTakeFirstOrThrow()
  ).id
  for (const word of wish.words ?? []) {
    await say(database, approval, word)
  }
  await putBack(database, approval, wish)
  if (wish.wasThen) await rewrite(database, approval, wish.wasThen)
}

/** Whoever is asked says it, the one named before all others. */
async function say(database: Database, approvalId: number, { by, decision, comment = '' }: Word): Promise<void> {
  const open = (await stepsOf(database, 1, approvalId)).find(({ status }) => status === 'open')
  if (!open) return
  const asked = (await assigneesOfSteps(database, 1, approvalId))
    .filter((each) => each.approval_step_id === open.id && each.decision === null)
    .map(({ account_id }) => account_id)
  const accountId = asked.includes(by) ? by : asked[0]
  if (accountId === undefined) return
  await decide(requestOf(database, 1, accountId), { approvalId, stepId: open.id, decision, comment })
}

/** Everything of it happened some hours ago. */
async function putBack(database: Database, id: number, { hoursAgo, lateDays }: DemoRequest): Promise<void> {
  const ago = sql`make_interval(hours => ${hoursAgo})`
  const since = sql`make_interval(hours => ${Math.max(0, hoursAgo - 3)})`
  await sql`update approval set requested_at = requested_at - ${ago}, decided_at = decided_at - ${since} where id = ${id}`.execute(
    database,
  )
  await sql`update approval_step set opened_at = opened_at - ${ago}, closed_at = closed_at - ${since},
    due_on = case when status = 'open' then ${lateDays === undefined ? sql`due_on` : sql`current_date - ${lateDays}::int`} else due_on - ${Math.floor(hoursAgo / 24)}::int end
    where approval_id = ${id}`.execute(database)
  await sql`update approval_assignee a set decided_at = a.decided_at - ${since} from approval_step s where s.id = a.approval_step_id and s.approval_id = ${id}`.execute(
    database,
  )
  await sql`update notification set created_at = created_at - ${ago}, read_at = case when ${hoursAgo} > 72 then now() end
    where subject_kind = 'approval' and subject_id = ${id}`.execute(database)
}

interface Field {
  key: string
  value: unknown
}

/** What was approved then: a signed figure is percent of what it is now. */
async function rewrite(database: Database, id: number, wasThen: Record<string, string>): Promise<void> {
  const row = await database
    .selectFrom('approval')
    .select(['snapshot', 'amount'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const fields = (row.snapshot as Field[]).map((field) => {
    const then = wasThen[field.key]
    if (then === undefined || field.value === null) return field
    if (!/^[+-]/.test(then)) return { ...field, value: field.value === then ? addDays(then, -7) : then }
    const changed = sum([String(field.value), percentOf(String(field.value), then)])
    return { ...field, value: String(Math.round(Number(changed) / 10) * 10) }
  })
  const figure = (key: string) => Number(fields.find((field) => field.key === key)?.value ?? 0)
  await sql`update approval set snapshot = ${JSON.stringify(fields)}::jsonb, amount = ${String(figure('product.unitCost') * figure('product.planQuantity'))} where id = ${id}`.execute(
    database,
  )
}

/** The second company has one of each, so that nothing of it may ever show in the first. */
async function seedOtherCompany(database: Database): Promise<void> {
  const members = await database
    .selectFrom('membership')
    .select(['account_id'])
    .where('user_group_id', '=', 2)
    .where('role', '<>', 'member')
    .orderBy('account_id')
    .execute()
  const [decider, asker] = members.map(({ account_id }) => account_id)
  if (decider === undefined || asker === undefined) return
  const steps = [step('上長', [{ kind: 'user', id: decider }])]
  await database
    .insertInto('approval_route')
    .values({
      user_group_id: 2,
      name: '潮風の標準',
      target: 'custom',
      steps: JSON.stringify(steps),
      conditions: JSON.stringify({ amountFrom: null, brandIds: [], partnerIds: [], categoryIds: [] }),
    })
    .execute()
  const { id } = await database
    .insertInto('custom_workflow_definition')
    .values({ user_group_id: 2, name: '潮風の稟議', target: 'none' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addVersion(database, 2, id, { fields: [], steps, notify: [] })
  const request = requestOf(database, 2, asker)
  const item = await addItem(request, (await definitionOf(database, 2, id))!, {
    subjectId: null,
    title: '潮風の備品',
    values: {},
  })
  await submitItem(request, (await itemOf(database, 2, item))!, '')
}
