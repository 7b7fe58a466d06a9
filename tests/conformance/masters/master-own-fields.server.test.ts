import { masters, snake, toWire, type Master } from '@tsumugi/contract'
import { extensionTargets } from '@tsumugi/domain'
import { sampleFiles, type Caller } from '@tsumugi/dev-env'
import { describe, expect, it } from 'vitest'
import { callers, colleagueOf, keeperOf, type Sample, recordOf, openMastersScene } from './masters-scene.fixture.ts'

openMastersScene()

describe.each(Object.entries(masters) as [string, Master][])('domain §3.2 master data: %s', (name, master) => {
  const path = `/api${master.path.replace(':brandId', '1')}`
  const wire = (record: Sample) => toWire(master.given, record) as Sample
  const body = (record: Sample) => ({ [snake(master.name)]: wire(record) })
  const create = (number: number) => keeperOf(name).call('POST', path, body(recordOf(name, master, number)))

  it('§3.17 fields of the organisation’s own: given, changed, sorted and filtered by, pasted and exported', async () => {
    const target = snake(master.name)
    if (!(extensionTargets as readonly string[]).includes(target)) return
    const define = async (key: string, more: object) =>
      keeperOf(name).call('POST', '/api/extension_field_definitions', {
        extension_field_definition: { name: key, key: `${target}_${key}`, target, ...more },
      })
    expect((await define('note', { type: 'text' })).status).toBe(200)
    expect((await define('grade', { type: 'select', options: ['甲', '乙'] })).status).toBe(200)
    expect((await define('amount', { type: 'number' })).status).toBe(200)
    const [note, grade, amount] = [`${target}_note`, `${target}_grade`, `${target}_amount`]
    const give = (number: number, extensions: object) => ({ ...wire(recordOf(name, master, number)), extensions })
    expect((await create(8)).status).toBe(200)
    const first = await keeperOf(name).call('POST', path, {
      [target]: give(9, { [note]: ' 幅１２０ ', [amount]: '9' }),
    })
    expect([first.status, first.body.data.extensions]).toMatchObject([
      200,
      { [note]: '幅１２０', [grade]: null, [amount]: '9' },
    ])
    const { id, lock_version: version } = first.body.data
    const change = (extensions: object, lock_version: number) =>
      keeperOf(name).call('PATCH', `${path}/${id}`, { [target]: { extensions, lock_version } })
    const refused = await change({ [grade]: '丙' }, version)
    expect([refused.status, refused.body.errors[0].field]).toEqual([422, `${target}.extensions.${grade}`])
    expect((await change({ [grade]: '乙' }, version)).body.data.extensions).toMatchObject({
      [note]: '幅１２０',
      [grade]: '乙',
      [amount]: '9',
    })

    const paste = async (number: number, extensions: object) =>
      (await keeperOf(name).call('POST', `${path}/bulk`, { rows: [give(number, extensions)] })).body.data[0].outcome
    expect([
      await paste(8, { [grade]: '甲', [amount]: '1,000' }),
      await paste(8, { [grade]: '甲' }),
      await paste(8, { [amount]: 'x' }),
    ]).toEqual(['update', 'same', 'refused'])

    const ids = async (query: string) =>
      (await keeperOf(name).call('GET', `${path}?per_page=99999&${query}`)).body.data.map(
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
      (await keeperOf(name).call('GET', `${path}/export?format=csv&${query}`)).body
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
          await keeperOf(name).call('POST', '/api/extension_field_definitions', {
            extension_field_definition: definition,
          })
        ).status,
      ).toBe(200)
    }
    const [colleague, own] = await Promise.all(
      [colleagueOf(name), keeperOf(name)].map(
        async (caller) => (await caller.call('GET', '/api/sessions/userinfo')).body.data,
      ),
    )
    const bring = async (caller: Caller, name: string) => {
      const form = new FormData()
      form.set('file', new File([new Uint8Array(await sampleFiles.picture())], name))
      return (await caller.call('POST', '/api/record_files', form)).body.data.id as number
    }
    const [file, foreign] = [await bring(keeperOf(name), '見本.png'), await bring(colleagueOf(name), '同僚.png')]
    const give = (number: number, extensions: object) => ({ ...wire(recordOf(name, master, number)), extensions })
    const {
      body: {
        data: [first],
      },
    } = await keeperOf(name).call('GET', `${path}?per_page=1&sort=-updatedAt`)
    let version = first.lock_version
    const change = async (extensions: object) => {
      const answer = await keeperOf(name).call('PATCH', `${path}/${first.id}`, {
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
      (await keeperOf(name).call('GET', `${path}?per_page=99999&${query}`)).body.data.map(
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
    expect((await keeperOf(name).call('GET', `${path}/export?format=csv&${columns}`)).body).toContain(
      `${colleague.name},見本.png`,
    )
    const paste = async (extensions: object) =>
      (await keeperOf(name).call('POST', `${path}/bulk`, { rows: [give(8, extensions)] })).body.data[0].outcome
    expect([
      await paste({ [person]: own.name }),
      await paste({ [person]: own.name }),
      await paste({ [person]: 'だれでもない' }),
    ]).toEqual(['update', 'same', 'refused'])
    // Whoever may see the record may open its file; cleared, nobody is named.
    expect((await colleagueOf(name).call('GET', `/api/record_files/${file}/original`)).status).toBe(200)
    version = (await keeperOf(name).call('GET', `${path}/${first.id}`)).body.data.lock_version
    expect((await change({ [person]: null, [paper]: null })).body.data.extensions).toMatchObject({
      [person]: null,
      [paper]: null,
    })
    expect((await colleagueOf(name).call('GET', `/api/record_files/${file}/original`)).status).toBe(404)
  })
})
