import { documents } from '@tsumugi/contract'
import { expect, it } from 'vitest'
import { wireCalls, type WireSchema } from './wire-schema.ts'

interface ExpectedCall {
  /** What travels in the query, and in the body, with dots into objects. */
  query?: readonly string[]
  body?: readonly string[]
  multipart?: true
}

const merchandising = '/api/merchandisings'
const file = `${merchandising}/{merchandising_id}/files`
const ofBrand = '/api/brands/{brand_id}'
const tree = (list: string): Record<string, ExpectedCall> => ({
  [`GET ${list}`]: { query: ['per_page'] },
  [`POST ${list}`]: {},
  [`GET ${list}/{id}`]: {},
  [`PATCH ${list}/{id}`]: {},
  [`POST ${list}/{id}/create_layer`]: {},
  [`PATCH ${list}/delete_layer`]: {},
  [`PUT ${list}/order`]: {},
})

/**
 * Spec §7 as the calls travel: "Session and user", "Brands and categories", "Confirmed marks and extension fields",
 * "Master configs and reports", "Merchandisings", SKU groups and team assignments.
 */
const expected: Record<string, ExpectedCall> = {
  'GET /api/sessions/userinfo': {},
  'PATCH /api/sessions/userinfo': { body: ['current_user_group_id'] },
  'PATCH /api/users/{id}': { body: ['user.locale'] },
  'GET /api/concierges': { query: ['mine'] },
  'GET /api/user_groups': { query: ['super_group'] },
  'GET /api/user_groups/{id}/teams': {},
  'GET /api/zendesk_links': { query: ['path'] },

  'GET /api/brands': { query: ['per_page'] },
  'GET /api/brands/{id}': {},
  'PATCH /api/brands/{id}': {},
  'POST /api/brands': {},
  'PUT /api/brands/order': {},
  [`GET ${ofBrand}/sub_brands`]: { query: ['per_page'] },
  [`POST ${ofBrand}/sub_brands`]: {},
  [`GET ${ofBrand}/sub_brands/{id}`]: {},
  [`PATCH ${ofBrand}/sub_brands/{id}`]: {},
  [`PUT ${ofBrand}/sub_brands/order`]: {},
  'GET /api/brands/{id}/tags': {},
  ...tree(`${ofBrand}/brand_defined_categories`),
  'GET /api/brand_defined_categories': { query: ['per_page'] },
  ...tree('/api/user_group_defined_categories'),

  'GET /api/sku_groups': { query: ['limit'] },
  [`GET ${ofBrand}/team_assignments`]: {},
  [`POST ${ofBrand}/team_assignments`]: {},
  [`PATCH ${ofBrand}/team_assignments/{id}`]: {},
  [`DELETE ${ofBrand}/team_assignments/{id}`]: {},

  'GET /api/confirmed_marks': {},
  'GET /api/confirmed_marks/content_names': {},
  'PATCH /api/confirmed_marks/{id}/comment': { body: ['confirmed_mark.comment'] },
  'GET /api/extension_field_definitions': {},
  'PATCH /api/extension_fields/{id}': { body: ['extension_field', 'use_marks'] },

  'GET /api/master_configs': {},
  'GET /api/master_configs/find_kind_groups': {},
  'PUT /api/master_configs/{id}': {},
  'GET /api/merchandising_report_configs': {},
  'GET /api/merchandising_reports': {},

  [`GET ${merchandising}/maps`]: {},
  [`GET ${merchandising}/maps/uncategorized`]: {},
  [`GET ${merchandising}/{id}`]: { query: ['without_primary_production'] },
  [`POST ${merchandising}`]: {
    body: ['brand_id', 'merchandising.name', 'merchandising.release_on', 'merchandising.categories'],
  },
  [`PATCH ${merchandising}/{id}`]: {},
  [`POST ${merchandising}/{id}/copy`]: {},
  [`GET ${merchandising}/templates`]: {},
  [`GET ${file}`]: {},
  [`POST ${file}`]: { body: ['file'], multipart: true },
  [`PATCH ${file}/{id}`]: {},
  [`DELETE ${file}/{id}`]: {},
  [`POST ${file}/exchange`]: { body: ['target_id', 'file'], multipart: true },
}

const calls = new Map(wireCalls().map((call) => [`${call.method} ${call.path}`, call]))

function has(schema: WireSchema | undefined, field: string): boolean {
  return (
    field.split('.').reduce<WireSchema | undefined>((within, name) => within?.properties?.[name], schema) !== undefined
  )
}

for (const [line, { query = [], body = [], multipart = false }] of Object.entries(expected)) {
  const carries = [...query.map((name) => `?${name}`), ...body].join(', ')
  it(`§7 ${line}${carries && ` with ${carries}`}`, () => {
    const call = calls.get(line)
    expect(call, 'not in the contract').toBeDefined()
    expect(query.filter((name) => !call!.query.some((each) => each.name === name))).toEqual([])
    expect(body.filter((field) => !has(call!.body, field))).toEqual([])
    expect(call!.multipart).toBe(multipart)
  })
}

/** Lists of documents, of productions, which carry their phases along, and of schedules with their steps. */
const cappedPaths = new Set([
  '/api/productions',
  '/api/production_schedules',
  '/api/production_schedules/plan',
  '/api/production_schedules/paper',
  '/api/production_schedules/sheet',
  '/api/procedures',
  '/api/data_converters/{id}/rows',
  ...Object.values(documents).map(({ path }) => `/api${path}`),
])

it('§7, §9 full list requests: per_page reaches 99999 and no further', () => {
  const lists = [...calls.values()].filter(({ query }) => query.some(({ name }) => name === 'per_page'))
  expect(lists.length).toBeGreaterThan(5)
  for (const { path, query } of lists) {
    // Capped by domain §6.10.
    const most = cappedPaths.has(path) ? 500 : 99_999
    expect(query.find(({ name }) => name === 'per_page')?.schema.maximum, path).toBe(most)
  }
})
