import { sampleFiles, startTestServer, type Caller, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { fileNamers, forgetExpiredRows } from '../outbox/expired-rows-queries.ts'
import { runDueJobs } from '../jobs.ts'
import { madeOfFile, thumbnailKey } from './made-of-file.ts'
import { fileHolders } from './stored-file-queries.ts'

let server: TestServer
let brand: Caller
beforeAll(async () => {
  server = await startTestServer()
  brand = await server.as('brand')
})
afterAll(() => server.stop())

const query = async (text: string, values: unknown[] = []) => (await server.engine.pool.query(text, values)).rows
beforeEach(() => query('delete from outbox'))

async function formOf(bytes?: Uint8Array, name = 'a.png') {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes ?? (await sampleFiles.picture()))], name))
  return form
}
async function upload(path: string, form?: FormData): Promise<number> {
  const { status, body } = await brand.call('POST', path, form ?? (await formOf()))
  expect(status).toBe(200)
  return body.data.id
}
const keyOf = async (table: string, id: number): Promise<string> =>
  (await query(`select storage_key from ${table} where id = $1`, [id]))[0].storage_key
const isKept = (key: string) => server.parts.files.exists(key)
const isCounted = async (key: string) =>
  (await query('select from stored_file where storage_key = $1', [key])).length > 0
/** As if the minute that readers have were over. */
async function later() {
  await query('update outbox set due_at = now() where done_at is null')
  await runDueJobs(server.parts)
}

it('the bytes of a deleted file go with what was made of them, a minute after the commit', async () => {
  const id = await upload('/api/merchandisings/1/files')
  const key = await keyOf('merchandising_file', id)
  await brand.call('GET', `/api/merchandisings/1/files/${id}/thumbnails/120`)
  expect(await isKept(thumbnailKey(key, 120))).toBe(true)
  expect((await brand.call('DELETE', `/api/merchandisings/1/files/${id}`)).status).toBe(204)
  await runDueJobs(server.parts)
  expect([await isKept(key), await isCounted(key)]).toEqual([true, true])
  await later()
  expect([await isKept(key), await isKept(thumbnailKey(key, 120)), await isCounted(key)]).toEqual([false, false, false])
})

it('never while another record shows the same bytes: they go with the last of them', async () => {
  const id = await upload('/api/merchandisings/2/files')
  const key = await keyOf('merchandising_file', id)
  const {
    body: { data: copy },
  } = await brand.call('POST', '/api/merchandisings/2/copy', {})
  await brand.call('DELETE', `/api/merchandisings/2/files/${id}`)
  await later()
  expect([await isKept(key), await isCounted(key)]).toEqual([true, true])
  const [{ id: twin }] = await query(
    'select id from merchandising_file where merchandising_id = $1 and storage_key = $2',
    [copy.id, key],
  )
  expect((await brand.call('GET', `/api/merchandisings/${copy.id}/files/${twin}/original`)).status).toBe(200)
  await brand.call('DELETE', `/api/merchandisings/${copy.id}/files/${twin}`)
  await later()
  expect(await isKept(key)).toBe(false)
})

it('an exchanged file, a logo that another takes the place of, and a document taken off a supplier leave nothing behind', async () => {
  const id = await upload('/api/merchandisings/3/files')
  const exchanged = await keyOf('merchandising_file', id)
  const form = await formOf()
  form.set('target_id', String(id))
  expect((await brand.call('POST', '/api/merchandisings/3/files/exchange', form)).status).toBe(200)
  const logo = async () => {
    const image = await formOf()
    image.set('kind', 'logo')
    expect((await brand.call('POST', '/api/user_groups/1/images', image)).status).toBe(200)
    return (await query("select storage_key from organisation_image where user_group_id = 1 and kind = 'logo'"))[0]
      .storage_key as string
  }
  const first = await logo()
  const second = await logo()
  const [relation] = await query('select id from group_relation where user_group_id = 1 limit 1')
  const document = await upload(`/api/suppliers/${relation.id}/documents`)
  const beside = await keyOf('group_relation_document', document)
  expect((await brand.call('DELETE', `/api/suppliers/${relation.id}/documents/${document}`)).status).toBe(204)
  await later()
  const now = await keyOf('merchandising_file', id)
  expect(await Promise.all([exchanged, first, beside, second, now].map(isKept))).toEqual([
    false,
    false,
    false,
    true,
    true,
  ])
})

it('a storage that fails is asked again, and the file is gone in the end', async () => {
  const id = await upload('/api/merchandisings/1/files')
  const key = await keyOf('merchandising_file', id)
  await brand.call('DELETE', `/api/merchandisings/1/files/${id}`)
  await query('update outbox set due_at = now()')
  const files = { ...server.parts.files, delete: () => Promise.reject(new Error('the bucket is silent')) }
  await runDueJobs({ ...server.parts, files })
  expect(
    (await query("select last_error from outbox where kind = 'forget_file' and done_at is null"))[0],
  ).toMatchObject({ last_error: 'the bucket is silent' })
  expect([await isKept(key), await isCounted(key)]).toEqual([true, false])
  await later()
  expect(await isKept(key)).toBe(false)
})

it('an upload whose request fails leaves no bytes', async () => {
  const put: string[] = []
  const { files } = server.parts
  const original = files.put
  files.put = (key, bytes, type) => {
    put.push(key)
    return original(key, bytes, type)
  }
  await query("alter table record_file add constraint refused check (name <> 'refused.png') not valid")
  try {
    expect((await brand.call('POST', '/api/record_files', await formOf(undefined, 'refused.png'))).status).not.toBe(200)
  } finally {
    files.put = original
    await query('alter table record_file drop constraint refused')
  }
  expect(put).toHaveLength(1)
  await later()
  expect([await isKept(put[0]!), await isCounted(put[0]!)]).toEqual([false, false])
})

it('a picture of the demo that several records show stays in storage', async () => {
  const [file] = await query(
    "select id, merchandising_id, storage_key from merchandising_file where user_group_id = 1 and storage_key like 'demo/%' limit 1",
  )
  await server.parts.files.put(file.storage_key, new Uint8Array([1]), 'image/svg+xml')
  await brand.call('DELETE', `/api/merchandisings/${file.merchandising_id}/files/${file.id}`)
  await later()
  expect(await isKept(file.storage_key)).toBe(true)
})

it('a file that was brought and never sent goes after a week; one that a message carries stays', async () => {
  const [lost, young, sent] = [
    await upload('/api/record_files'),
    await upload('/api/record_files'),
    await upload('/api/record_files'),
  ]
  const [message] = await query('select id from message where user_group_id = 1 limit 1')
  await query('insert into message_file (message_id, file_id) values ($1, $2)', [message.id, sent])
  const keys = await Promise.all([lost, young, sent].map((id) => keyOf('record_file', id)))
  await query("update record_file set created_at = now() - interval '8 days' where id = any($1)", [[lost, sent]])
  await forgetExpiredRows(server.engine.database)
  await later()
  expect(await Promise.all(keys.map(isKept))).toEqual([false, true, true])
})

it('the database holds to it: every table that shows a file is bound to its row, and lets go of it; every column that names one is known', async () => {
  const bound = await query(
    "select conrelid::regclass::text as holder from pg_constraint where contype = 'f' and confrelid = 'stored_file'::regclass",
  )
  expect(bound.map(({ holder }) => holder).toSorted()).toEqual(
    // A paper names two pictures, and lets go of none.
    [...fileHolders, 'document_letterhead', 'document_letterhead'].toSorted(),
  )
  const released = await query(
    "select tgrelid::regclass::text as holder, tgname from pg_trigger where tgfoid = 'release_file'::regproc",
  )
  expect(released.map(({ holder, tgname }) => `${holder} ${tgname}`).toSorted()).toEqual(
    fileHolders.flatMap((table) => [`${table} exchanged`, `${table} released`]).toSorted(),
  )
  const named = await query(
    "select conrelid::regclass::text as namer from pg_constraint where contype = 'f' and confrelid = 'record_file'::regclass",
  )
  expect([...new Set(named.map(({ namer }) => namer))].toSorted()).toEqual(Object.keys(fileNamers).toSorted())
  const [file] = await query(
    'select user_group_id, storage_key from merchandising_file where storage_key is not null limit 1',
  )
  await expect(
    query('delete from stored_file where user_group_id = $1 and storage_key = $2', [
      file.user_group_id,
      file.storage_key,
    ]),
  ).rejects.toThrow(/foreign key/)
})

it('what is made of a file has a name of its own for each size', () => {
  const made = madeOfFile('uploads/a.png')
  expect(new Set(made).size).toBe(made.length)
})
