import { contract, type Endpoint } from '@tsumugi/contract'
import { sampleFiles, startTestServer, type Caller, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { fileHolders } from '../stored-file-queries.ts'

let server: TestServer
let brand: Caller
let admin: Caller
beforeAll(async () => {
  server = await startTestServer()
  brand = await server.as('brand')
  admin = await server.as('admin')
})
afterAll(() => server.stop())

const query = async (text: string, values: unknown[] = []) => (await server.engine.pool.query(text, values)).rows
const megabyte = 1_048_576
/** What the organisation stores, and may store, in whole megabytes. */
async function grant(held: number, megabytes: number | null) {
  await query(
    'insert into user_group_admin_config (user_group_id, storage_megabytes) values (1, $1) on conflict (user_group_id) do update set storage_megabytes = $1',
    [megabytes],
  )
  await query('update stored_file set size = 0 where user_group_id = 1')
  // A document that no call here takes away.
  const [kept] = await query('select storage_key from group_relation_document where user_group_id = 1 limit 1')
  await query(
    'insert into stored_file values (1, $1, $2) on conflict (user_group_id, storage_key) do update set size = excluded.size',
    [kept.storage_key, held],
  )
}
beforeEach(() => grant(0, null))

async function formOf({ more = {}, isTable }: Pick<Upload, 'more' | 'isTable'> = {}) {
  const form = new FormData()
  const table = new File(['code,name'], 'a.csv')
  form.set('file', isTable ? table : new File([new Uint8Array(await sampleFiles.picture())], 'a.png'))
  for (const [key, value] of Object.entries(more)) form.set(key, value)
  return form
}

interface Upload {
  readonly method: string
  readonly path: string
  readonly more?: Readonly<Record<string, string>>
  readonly isTable?: boolean
}

/** One call per endpoint that takes a file and keeps it. */
const uploads: Readonly<Record<string, () => Promise<Upload>>> = {
  'POST /merchandisings/:merchandisingId/files': async () => ({ method: 'POST', path: '/api/merchandisings/1/files' }),
  'POST /merchandisings/:merchandisingId/files/exchange': async () => {
    const [file] = await query(
      "select id, merchandising_id from merchandising_file where user_group_id = 1 and kind = 'image' limit 1",
    )
    return {
      method: 'POST',
      path: `/api/merchandisings/${file.merchandising_id}/files/exchange`,
      more: { target_id: String(file.id) },
    }
  },
  'POST /brand_images/pictures': async () => ({
    method: 'POST',
    path: '/api/brand_images/pictures',
    more: { brand_id: '1', season: '27SS', x: '0', y: '0' },
  }),
  'POST /exhibition_items/:id/pictures': async () => {
    const [item] = await query('select id from exhibition_item where user_group_id = 1 limit 1')
    return { method: 'POST', path: `/api/exhibition_items/${item.id}/pictures` }
  },
  'POST /exhibitions/:id/cover': async () => ({ method: 'POST', path: '/api/exhibitions/1/cover' }),
  'POST /exhibition_outfits/:id/picture': async () => {
    const [outfit] = await query('select id from exhibition_outfit where user_group_id = 1 limit 1')
    return { method: 'POST', path: `/api/exhibition_outfits/${outfit.id}/picture` }
  },
  'POST /suppliers/:supplierId/documents': async () => {
    const [relation] = await query('select id from group_relation where user_group_id = 1 limit 1')
    return { method: 'POST', path: `/api/suppliers/${relation.id}/documents` }
  },
  'POST /user_groups/:userGroupId/images': async () => ({
    method: 'POST',
    path: '/api/user_groups/1/images',
    more: { kind: 'logo' },
  }),
  'POST /record_files': async () => ({ method: 'POST', path: '/api/record_files' }),
  'POST /data_converters': async () => ({
    method: 'POST',
    path: '/api/data_converters',
    more: { noun: 'colors' },
    isTable: true,
  }),
  'POST /venders/:vendor/order_files': async () => ({
    method: 'POST',
    path: '/api/venders/standard/order_files',
    isTable: true,
  }),
}
/** Takes a file, reads it, and forgets it. */
const keepsNothing = ['POST /bank_statements', 'POST /spreadsheets/preview', 'POST /spreadsheets/read']

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const endpoints = Object.values(contract).flatMap((resource) => Object.values(resource) as Endpoint[])

it('§3.1 storage: every endpoint that takes a file is counted, so is every table that names one', async () => {
  expect(
    endpoints
      .filter(({ multipart }) => multipart)
      .map(nameOf)
      .filter((name) => !keepsNothing.includes(name))
      .toSorted(),
  ).toEqual(Object.keys(uploads).toSorted())
  const named = await query(
    "select table_name from information_schema.columns where column_name = 'storage_key' and table_schema = 'public' and table_name <> 'stored_file'",
  )
  expect(named.map(({ table_name: table }) => table).toSorted()).toEqual([...fileHolders].toSorted())
})

it.each(Object.keys(uploads))(
  '§3.1 storage: %s is refused when it is full, and told what is used; with room it is taken',
  async (name) => {
    const upload = await uploads[name]!()
    const { method, path } = upload
    await grant(2 * megabyte, 2)
    const refused = await brand.call(method, path, await formOf(upload))
    expect([refused.status, refused.body.errors?.[0]]).toMatchObject([
      422,
      { code: 'storage_full', field: 'file', meta: { limit: 2, used: 2 } },
    ])
    await grant(2 * megabyte, 3)
    expect((await brand.call(method, path, await formOf(upload))).status).toBe(200)
  },
)

it('§3.1 storage: up to the last byte; what no record names any more takes no room; the figure is shown to both sides', async () => {
  const size = (await sampleFiles.picture()).byteLength
  await grant(megabyte - size, 1)
  const last = await brand.call('POST', '/api/merchandisings/1/files', await formOf())
  expect(last.status).toBe(200)
  expect((await brand.call('POST', '/api/record_files', await formOf())).body.errors[0].code).toBe('storage_full')
  expect((await brand.call('GET', '/api/user_groups/1')).body.data.limits).toMatchObject({
    storage_megabytes: 1,
    used_megabytes: 1,
  })
  expect((await admin.call('GET', '/api/user_groups/1/user_group_admin_config')).body.data).toMatchObject({
    storage_megabytes: 1,
    used_megabytes: 1,
  })
  expect((await brand.call('DELETE', `/api/merchandisings/1/files/${last.body.data.id}`)).status).toBe(204)
  expect((await brand.call('POST', '/api/record_files', await formOf())).status).toBe(200)
})

it('§3.1 storage: of two uploads at once the second counts the first', async () => {
  const size = (await sampleFiles.picture()).byteLength
  await grant(megabyte - size, 1)
  const answers = await Promise.all([1, 2, 3].map(async () => brand.call('POST', '/api/record_files', await formOf())))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422])
})
