import { masters, snake, toWire, type Master, type MasterField } from '@tsumugi/contract'
import { extensionTargets } from '@tsumugi/domain'
import { sampleFiles, startTestServer, type Caller, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let server: TestServer
const callers = {} as Record<'brand' | 'brandMember' | 'otherBrand' | 'supplierMember', Caller>
beforeAll(async () => {
  server = await startTestServer()
  for (const key of ['brand', 'brandMember', 'otherBrand', 'supplierMember'] as const)
    callers[key] = await server.as(key)
})
afterAll(() => server.stop())

type Sample = Record<string, unknown>
/** Values that a rule over several fields needs, by the name of the master. */
const particular: Record<string, Sample> = {
  washTagSymbolSets: { edition: '2024', codes: [140, 220] },
  currencyConversions: { fromCurrency: 'GBP', toCurrency: 'JPY' },
  skuGroups: { items: [{ name: '通常', code: 'N' }] },
  brands: { seasonStartMonths: [2, 8] },
  paymentTermDefinitions: { closingDay: 31, monthOffset: 1, payDay: 31, netDays: null },
  extensionFieldDefinitions: { formula: null },
}

/** Kept by every kind of organisation and read by all its members; power users write. */
const ofEveryKind = new Set(['paymentTermDefinitions', 'extensionFieldDefinitions'])

function sampleOf({ kind, choices, presence }: MasterField, number: number): unknown {
  const byKind: Partial<Record<MasterField['kind'], unknown>> = {
    text: `試し${number}`,
    notes: '備考',
    code: `T${number}`,
    integer: 7,
    decimal: '12.5',
    date: `2031-01-${10 + number}`,
    flag: false,
    choice: choices?.[0],
    list: choices?.slice(0, 2),
    colour: '#a1b2c3',
  }
  return presence === 'needed' || number % 2 === 0 ? byKind[kind] : byKind[kind] && null
}

/** A record that fits: even numbers with every field, odd ones with the needed fields alone. */
const recordOf = (name: string, { fields }: Master, number: number): Sample => ({
  ...Object.fromEntries(
    Object.entries(fields)
      .filter(([, { presence, kind }]) => kind !== 'items' && (presence === 'needed' || number % 2 === 0))
      .map(([field, each]) => [field, sampleOf(each, number)]),
  ),
  ...particular[name],
})

describe.each(Object.entries(masters) as [string, Master][])('domain §3.2 master data: %s', (name, master) => {
  const path = `/api${master.path.replace(':brandId', '1')}`
  const wire = (record: Sample) => toWire(master.given, record) as Sample
  const body = (record: Sample) => ({ [snake(master.name)]: wire(record) })
  const create = (number: number) => callers.brand.call('POST', path, body(recordOf(name, master, number)))
  const made: { id: number; lock_version: number }[] = []

  it('creates, and answers what was given', async () => {
    for (const number of [2, 3, 4]) {
      const record = recordOf(name, master, number)
      const { status, body: answer } = await create(number)
      expect([status, answer.errors]).toEqual([200, undefined])
      expect(answer.data).toMatchObject(wire(record))
      made.push(answer.data)
    }
    expect((await callers.brand.call('GET', `${path}/${made[0]!.id}`)).body.data).toEqual(made[0])
  })

  it('lists by page, and in full with per_page or limit 99999 (§7, §9)', async () => {
    const full = (await callers.brand.call('GET', `${path}?per_page=99999`)).body
    expect(full.pagination).toMatchObject({ limit_value: 99_999, total_count: full.data.length, total_pages: 1 })
    expect((await callers.brand.call('GET', `${path}?limit=99999`)).body.data).toEqual(full.data)
    const ids = full.data.map(({ id }: { id: number }) => id)
    const paged: number[] = []
    for (let page = 1; page <= Math.ceil(ids.length / 2); page += 1) {
      paged.push(
        ...(await callers.brand.call('GET', `${path}?page=${page}&per_page=2`)).body.data.map(
          ({ id }: { id: number }) => id,
        ),
      )
    }
    expect(paged).toEqual(ids)
    expect((await callers.brand.call('GET', `${path}?page=999`)).body.data).toEqual([])
  })

  it('finds in any width, case and kana', async () => {
    if (!('name' in master.fields)) return
    const [first] = made
    await callers.brand.call('PATCH', `${path}/${first!.id}`, {
      [snake(master.name)]: { name: 'ためし２ ﾃｽﾄ', lock_version: first!.lock_version },
    })
    const again = await callers.brand.call('GET', `${path}?q=${encodeURIComponent('タメシ2テスト')}`)
    expect(again.body.data.map(({ id }: { id: number }) => id)).toEqual([first!.id])
  })

  it('refuses what does not fit, field by field', async () => {
    const { status, body: answer } = await callers.brand.call('POST', path, { [snake(master.name)]: {} })
    const needed = Object.entries(master.fields)
      .filter(([, { presence }]) => presence === 'needed')
      .map(([field]) => `${snake(master.name)}.${snake(field)}`)
    expect(status).toBe(422)
    expect(answer.errors.map(({ field }: { field: string }) => field).toSorted()).toEqual(needed.toSorted())
  })

  it('a second one of the same key is a 409 that names the field', async () => {
    const { status, body: answer } = await create(4)
    expect([status, answer.errors[0].code]).toEqual([409, 'duplicate_key'])
  })

  it('golden 45: a stale update is a 409 with what stands now', async () => {
    const {
      body: { data },
    } = await callers.brand.call('GET', `${path}/${made[1]!.id}`)
    const [field] = Object.entries(master.fields).find(
      ([, { kind, presence }]) => kind === 'text' || (kind === 'decimal' && presence === 'needed'),
    )!
    const save = (value: string) =>
      callers.brand.call('PATCH', `${path}/${data.id}`, {
        [snake(master.name)]: { [snake(field)]: value, lock_version: data.lock_version },
      })
    expect((await save('31')).body.data).toMatchObject({ [snake(field)]: '31', lock_version: data.lock_version + 1 })
    const second = await save('32')
    expect([second.status, second.body.errors[0].code, second.body.current[snake(field)]]).toEqual([409, 'stale', '31'])
  })

  it('another organisation gets 404, another kind 403 (domain §1, §4.9)', async () => {
    const { id } = made[0]!
    expect((await callers.otherBrand.call('GET', `${path}/${id}`)).status).toBe(404)
    expect((await callers.otherBrand.call('PATCH', `${path}/archive`, { ids: [id], archived: true })).status).toBe(404)
    expect((await callers.supplierMember.call('GET', path)).status).toBe(ofEveryKind.has(name) ? 200 : 403)
    expect((await callers.supplierMember.call('PATCH', `${path}/archive`, { ids: [id], archived: true })).status).toBe(
      403,
    )
  })

  it('a new order must hold exactly the current set', async () => {
    const ids = (await callers.brand.call('GET', `${path}?per_page=99999`)).body.data.map(
      ({ id }: { id: number }) => id,
    )
    expect((await callers.brand.call('PUT', `${path}/order`, { ids: ids.slice(1) })).status).toBe(409)
    expect((await callers.brand.call('PUT', `${path}/order`, { ids: ids.toReversed() })).status).toBe(204)
    if (!master.ordered) return
    const after = await callers.brand.call('GET', `${path}?per_page=99999`)
    expect(after.body.data.map(({ id }: { id: number }) => id)).toEqual(ids.toReversed())
  })

  it('archived ones leave the list and the pickers, and come back', async () => {
    const { id } = made[2]!
    const listed = async (query = '') =>
      (await callers.brand.call('GET', `${path}?per_page=99999${query}`)).body.data.some(
        (row: { id: number }) => row.id === id,
      )
    const total = async () => (await callers.brand.call('GET', `${path}?per_page=1`)).body.pagination.total_count
    const before = await total()
    await callers.brand.call('PATCH', `${path}/archive`, { ids: [id], archived: true })
    expect([await listed(), await listed('&archived=true'), await total()]).toEqual([false, true, before - 1])
    await callers.brand.call('PATCH', `${path}/archive`, { ids: [id], archived: false })
    expect([await listed(), await total()]).toEqual([true, before])
  })

  it('names answer 304 until something changes', async () => {
    const first = await callers.brand.call('GET', `${path}/names`)
    const known = { 'If-None-Match': first.headers.get('ETag')! }
    expect(first.body.data.some(({ id }: { id: number }) => id === made[0]!.id)).toBe(true)
    expect((await callers.brand.call('GET', `${path}/names`, undefined, known)).status).toBe(304)
    const {
      body: { data },
    } = await callers.brand.call('GET', `${path}/${made[0]!.id}`)
    await callers.brand.call('PATCH', `${path}/${data.id}`, {
      [snake(master.name)]: { lock_version: data.lock_version },
    })
    expect((await callers.brand.call('GET', `${path}/names`, undefined, known)).status).toBe(200)
  })

  it('pasted rows: a dry run keeps nothing; one wrong row holds back all, unless it may be skipped', async () => {
    const rows = [recordOf(name, master, 6), recordOf(name, master, 6), {}, recordOf(name, master, 8)].map(wire)
    const paste = async (how: object) => (await callers.brand.call('POST', `${path}/bulk`, { rows, ...how })).body.data
    const outcomes = (list: { outcome: string }[]) => list.map(({ outcome }) => outcome)
    const total = async () => (await callers.brand.call('GET', `${path}?per_page=1`)).body.pagination.total_count
    const before = await total()
    expect(outcomes(await paste({ dry_run: true }))).toEqual(['create', 'refused', 'refused', 'create'])
    expect(await total()).toBe(before)
    await paste({})
    expect(await total()).toBe(before)
    expect(outcomes(await paste({ skip_refused: true }))).toEqual(['create', 'refused', 'refused', 'create'])
    expect(await total()).toBe(before + 2)
    expect(outcomes(await paste({ dry_run: true }))).toEqual(['same', 'refused', 'refused', 'same'])
  })

  it('two that differ only in width and kana are found, and merged into one', async () => {
    if (!('name' in master.fields)) return
    const {
      body: { data: groups },
    } = await callers.brand.call('GET', `${path}/duplicates`)
    expect(groups).toEqual(expect.any(Array))
    const [one, other] = [made[1]!.id, made[2]!.id]
    expect((await callers.brand.call('POST', `${path}/${one}/merge`, { into_id: one })).status).toBe(422)
    expect((await callers.otherBrand.call('POST', `${path}/${one}/merge`, { into_id: other })).status).toBe(404)
    expect((await callers.brand.call('POST', `${path}/${one}/merge`, { into_id: other })).body.data.id).toBe(other)
    expect((await callers.brand.call('GET', `${path}/${one}`)).status).toBe(404)
  })

  it('exports what it lists, as CSV in both encodings and as a workbook', async () => {
    for (const format of ['format=csv', 'format=csv&encoding=cp932', 'format=xlsx']) {
      const answer = await callers.brand.call('GET', `${path}/export?${format}`)
      expect([answer.status, answer.headers.get('Content-Disposition')]).toEqual([
        200,
        expect.stringMatching(/\.(csv|xlsx)$/),
      ])
    }
  })

  it('§3.17 fields of the organisation’s own: given, changed, sorted and filtered by, pasted and exported', async () => {
    const target = snake(master.name)
    if (!(extensionTargets as readonly string[]).includes(target)) return
    const define = async (key: string, more: object) =>
      callers.brand.call('POST', '/api/extension_field_definitions', {
        extension_field_definition: { name: key, key: `${target}_${key}`, target, ...more },
      })
    expect((await define('note', { type: 'text' })).status).toBe(200)
    expect((await define('grade', { type: 'select', options: ['甲', '乙'] })).status).toBe(200)
    expect((await define('amount', { type: 'number' })).status).toBe(200)
    const [note, grade, amount] = [`${target}_note`, `${target}_grade`, `${target}_amount`]
    const give = (number: number, extensions: object) => ({ ...wire(recordOf(name, master, number)), extensions })
    const first = await callers.brand.call('POST', path, { [target]: give(9, { [note]: ' 幅１２０ ', [amount]: '9' }) })
    expect([first.status, first.body.data.extensions]).toMatchObject([
      200,
      { [note]: '幅１２０', [grade]: null, [amount]: '9' },
    ])
    const { id, lock_version: version } = first.body.data
    const change = (extensions: object, lock_version: number) =>
      callers.brand.call('PATCH', `${path}/${id}`, { [target]: { extensions, lock_version } })
    const refused = await change({ [grade]: '丙' }, version)
    expect([refused.status, refused.body.errors[0].field]).toEqual([422, `${target}.extensions.${grade}`])
    expect((await change({ [grade]: '乙' }, version)).body.data.extensions).toMatchObject({
      [note]: '幅１２０',
      [grade]: '乙',
      [amount]: '9',
    })

    const paste = async (number: number, extensions: object) =>
      (await callers.brand.call('POST', `${path}/bulk`, { rows: [give(number, extensions)] })).body.data[0].outcome
    expect([
      await paste(8, { [grade]: '甲', [amount]: '1,000' }),
      await paste(8, { [grade]: '甲' }),
      await paste(8, { [amount]: 'x' }),
    ]).toEqual(['update', 'same', 'refused'])

    const ids = async (query: string) =>
      (await callers.brand.call('GET', `${path}?per_page=99999&${query}`)).body.data.map(
        (row: { id: number }) => row.id,
      )
    const [second] = (await ids(`filter[extension.${grade}]=${encodeURIComponent('甲')}`)) as number[]
    expect(await ids(`filter[extension.${grade}]=${encodeURIComponent('乙')}`)).toEqual([id])
    expect(await ids(`filter[extension.${note}]=120`)).toEqual([id])
    expect(
      (await ids(`sort=-extension.${amount},updatedAt`)).filter((each: number) => each === id || each === second),
    ).toEqual([second, id])
    const query = `columns[]=extension.${grade}&labels[]=${encodeURIComponent('等級')}&sort=extension.${amount}&filter[extension.${grade}]=${encodeURIComponent('乙')}`
    expect(
      (await callers.brand.call('GET', `${path}/export?format=csv&${query}`)).body
        .replace('\uFEFF', '')
        .trim()
        .split(/\r?\n/),
    ).toEqual(['等級', '乙'])
    const [foreign] = (await callers.otherBrand.call('GET', `${path}?per_page=1`)).body.data ?? []
    expect(Object.keys(foreign?.extensions ?? {})).not.toContain(note)
  })

  it('§3.17 fields that name a person or a file: chosen, kept, found and sorted by name, pasted by name, and only what one may name', async () => {
    const target = snake(master.name)
    if (!(extensionTargets as readonly string[]).includes(target)) return
    const [person, paper] = [`${target}_person`, `${target}_paper`]
    for (const [key, type] of [
      [person, 'user'],
      [paper, 'file'],
    ]) {
      const definition = { name: key, key, target, type }
      expect(
        (
          await callers.brand.call('POST', '/api/extension_field_definitions', {
            extension_field_definition: definition,
          })
        ).status,
      ).toBe(200)
    }
    const [colleague, own] = await Promise.all(
      [callers.brandMember, callers.brand].map(
        async (caller) => (await caller.call('GET', '/api/sessions/userinfo')).body.data,
      ),
    )
    const bring = async (caller: Caller, name: string) => {
      const form = new FormData()
      form.set('file', new File([new Uint8Array(await sampleFiles.picture())], name))
      return (await caller.call('POST', '/api/record_files', form)).body.data.id as number
    }
    const [file, foreign] = [await bring(callers.brand, '見本.png'), await bring(callers.brandMember, '同僚.png')]
    const give = (number: number, extensions: object) => ({ ...wire(recordOf(name, master, number)), extensions })
    const {
      body: {
        data: [first],
      },
    } = await callers.brand.call('GET', `${path}?per_page=1&sort=-updatedAt`)
    let version = first.lock_version
    const change = async (extensions: object) => {
      const answer = await callers.brand.call('PATCH', `${path}/${first.id}`, {
        [target]: { extensions, lock_version: version },
      })
      version = answer.body.data?.lock_version ?? version
      return answer
    }
    const held = {
      [person]: { id: colleague.id, name: colleague.name, url: null },
      [paper]: { id: file, name: '見本.png', url: `/api/record_files/${file}/original` },
    }
    const named = await change({ [person]: colleague.id, [paper]: file })
    expect([named.status, named.body.errors]).toEqual([200, undefined])
    expect(named.body.data.extensions).toMatchObject(held)
    for (const [key, value] of [
      [person, 999_999],
      [person, 'だれでもない'],
      [paper, foreign],
      [paper, 'よそ.png'],
    ] as const) {
      const refused = await change({ [key]: value })
      expect([refused.status, refused.body.errors[0].field, refused.body.errors[0].code]).toEqual([
        422,
        `${target}.extensions.${key}`,
        'not_an_option',
      ])
    }
    const ids = async (query: string) =>
      (await callers.brand.call('GET', `${path}?per_page=99999&${query}`)).body.data.map(
        (row: { id: number }) => row.id,
      )
    expect(
      await ids(
        `filter[extension.${person}]=${encodeURIComponent(colleague.name.slice(0, 2))}&sort=extension.${person}`,
      ),
    ).toEqual([first.id])
    expect(await ids(`filter[extension.${paper}]=${encodeURIComponent('見本')}&sort=-extension.${paper}`)).toEqual([
      first.id,
    ])
    const columns = `columns[]=extension.${person}&columns[]=extension.${paper}&filter[extension.${paper}]=${encodeURIComponent('見本')}`
    expect((await callers.brand.call('GET', `${path}/export?format=csv&${columns}`)).body).toContain(
      `${colleague.name},見本.png`,
    )
    const paste = async (extensions: object) =>
      (await callers.brand.call('POST', `${path}/bulk`, { rows: [give(8, extensions)] })).body.data[0].outcome
    expect([
      await paste({ [person]: own.name }),
      await paste({ [person]: own.name }),
      await paste({ [person]: 'だれでもない' }),
    ]).toEqual(['update', 'same', 'refused'])
    // Whoever may see the record may open its file; cleared, nobody is named.
    expect((await callers.brandMember.call('GET', `/api/record_files/${file}/original`)).status).toBe(200)
    version = (await callers.brand.call('GET', `${path}/${first.id}`)).body.data.lock_version
    expect((await change({ [person]: null, [paper]: null })).body.data.extensions).toMatchObject({
      [person]: null,
      [paper]: null,
    })
    expect((await callers.brandMember.call('GET', `/api/record_files/${file}/original`)).status).toBe(404)
  })

  it('all that a list would show are archived at once, and brought back', async () => {
    const field = Object.entries(master.fields).find(
      ([, { kind, presence }]) => presence === 'needed' && kind !== 'items',
    )![0]
    const {
      body: {
        data: [record],
      },
    } = await callers.brand.call('GET', `${path}?per_page=1`)
    const filter = { [field]: String(record[snake(field)]) }
    const count = async (archived: boolean) =>
      (
        await callers.brand.call(
          'GET',
          `${path}?per_page=1&archived=${archived}&filter[${field}]=${encodeURIComponent(filter[field]!)}`,
        )
      ).body.pagination.total_count as number
    const all = await count(true)
    const put = (archived: boolean) =>
      callers.brand.call('PATCH', `${path}/archive`, { every: { filter, archived: 'true' }, archived })
    expect((await put(true)).status).toBe(204)
    expect([await count(false), await count(true)]).toEqual([0, all])
    expect((await put(false)).status).toBe(204)
    expect(await count(false)).toBe(all)
    expect((await callers.brand.call('PATCH', `${path}/archive`, { archived: true })).status).toBe(422)
  })

  it('one that nothing uses can be deleted', async () => {
    const { id } = made[0]!
    const [usage] = (await callers.brand.call('GET', `${path}/usages?ids[]=${id}`)).body.data
    expect(usage).toEqual({ id, total: 0, uses: [] })
    expect((await callers.otherBrand.call('DELETE', `${path}/${id}`)).status).toBe(404)
    expect((await callers.brand.call('DELETE', `${path}/${id}`)).status).toBe(204)
    expect((await callers.brand.call('GET', `${path}/${id}`)).status).toBe(404)
  })
})
