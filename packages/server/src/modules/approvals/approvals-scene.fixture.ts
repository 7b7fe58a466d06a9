import { startTestServer, type Caller, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect } from 'vitest'

export let server: TestServer
export let asa: Caller
export let tamaki: Caller
export let minori: Caller

/** Called once by each file of tests: where files share their modules, this one is read for the first of them only. */
export function openApprovalsScene(): void {
  beforeAll(async () => {
    server = await startTestServer({ mailDirectory: undefined })
    asa = await server.as('brand')
    tamaki = await server.as('brandOwner')
    minori = await server.as('brandMember')
    // Minori plans only: let her ask for approvals and see the inbox too.
    await rows(
      "update membership set functions = functions || '{custom_workflow.create,approval_contract}' where account_id = 2",
    )
    // The demo's own routes and workflows are not what is tested here.
    await rows('update approval_route set active = false')
    await rows('update custom_workflow_definition set active = false')
  })
  afterAll(() => server.stop())
}

export const rows = async (text: string, values: unknown[] = []) => (await server.engine.pool.query(text, values)).rows
export const user = (id: number) => ({ kind: 'user', id })
export const step = (name: string, approvers: object[], more = {}) => ({
  name,
  approvers,
  mode: 'any',
  quorum: 1,
  amount_from: null,
  skip_if_same_user: false,
  due_days: null,
  delegate_id: null,
  escalate_to_id: null,
  ...more,
})
export let serial = 0

/** A workflow with these steps; [] leaves the choice to the routes. */
export async function workflow(steps: object[], more = {}): Promise<number> {
  const name = `稟議 ${(serial += 1)}`
  const wish = {
    name,
    target: 'none',
    trigger: 'manual',
    active: true,
    steps,
    notify: [],
    fields: [
      { key: 'cost', type: 'money', label: { ja: '金額', en: 'Cost', zh: '金额' }, required: false, options: [] },
    ],
    ...more,
  }
  const { body, status } = await asa.call('POST', '/api/custom_workflow_definitions', {
    custom_workflow_definition: wish,
  })
  expect([status, body.errors]).toEqual([200, undefined])
  return body.data.id
}

export async function ask(who: Caller, definitionId: number, cost = '1000', more = {}) {
  const wish = {
    definition_id: definitionId,
    subject_id: null,
    title: `依頼 ${(serial += 1)}`,
    values: { cost },
    ...more,
  }
  const { body, status } = await who.call('POST', '/api/custom_workflow_items', { custom_workflow_item: wish })
  expect([status, body.errors]).toEqual([200, undefined])
  return body.data as { id: number; approval_id: number; lock_version: number; status: string }
}
export const show = async (who: Caller, id: number) => (await who.call('GET', `/api/approvals/${id}`)).body.data
export const decide = (who: Caller, id: number, verb: string, stepId: number, comment?: string) =>
  who.call('POST', `/api/approvals/${id}/${verb}`, { decision: { step_id: stepId, comment } })
export const route = async (wish: object) =>
  (
    await asa.call('POST', '/api/approval_routes', {
      approval_route: {
        target: 'custom',
        active: true,
        conditions: { amount_from: null, brand_ids: [], partner_ids: [], category_ids: [] },
        ...wish,
      },
    })
  ).body.data
