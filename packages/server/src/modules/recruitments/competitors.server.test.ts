import { runDueJobs } from '../../jobs.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { applied, matchingScene, moved, published, type MatchingScene } from './matching-scene.fixture.ts'

let scene: MatchingScene
beforeAll(async () => {
  scene = await matchingScene()
})
afterAll(() => scene.server.stop())

const firstSees = async (id: number) => {
  const { first } = scene
  const read = async (path: string) => (await first.call('GET', path)).body
  return {
    found: await read('/api/open_recruitments'),
    watched: await read('/api/open_recruitments?watched=true'),
    shown: await read(`/api/open_recruitments/${id}`),
    applications: await read('/api/matching_applications'),
    notifications: await read('/api/notifications'),
  }
}
const rows = (text: string) => scene.server.engine.pool.query(text)

it('domain §3.15 competitors never see each other: whatever another supplier does changes nothing one can read', async () => {
  const { brand, first, second } = scene
  const recruitment = await published(scene, { nda_text: '見せた資料を、ほかへ出しません。' })
  const { id } = recruitment
  for (const supplier of [first, second]) await supplier.call('POST', `/api/open_recruitments/${id}/agreement`)
  await first.call('PUT', `/api/open_recruitments/${id}/watch`)
  await applied(first, id)
  await runDueJobs(scene.server.parts)
  const before = await firstSees(id)

  await second.call('PUT', `/api/open_recruitments/${id}/watch`)
  await second.call('POST', `/api/open_recruitments/${id}/questions`, { question: { question: '糸の支給は?' } })
  const theirs = await applied(second, id, { price: '4850' })
  const comment = { comment: { text: '色替えは何色ですか' } }
  expect((await second.call('POST', `/api/matching_applications/${theirs.id}/comments`, comment)).status).toBe(200)
  const shortlisted = await brand.call('POST', `/api/matching_applications/${theirs.id}/move`, {
    move: 'shortlist',
    lock_version: theirs.lock_version,
  })
  const { lock_version } = shortlisted.body.data
  const accepted = await brand.call('POST', `/api/matching_applications/${theirs.id}/acceptance`, { lock_version })
  expect([accepted.status, accepted.body.errors ?? accepted.body.data?.status]).toEqual([200, 'accepted'])
  await runDueJobs(scene.server.parts)
  expect(await firstSees(id)).toEqual(before)

  // Awarded looks like closed, and cancelled as well: whether somebody was taken is not told.
  const { body } = await brand.call('GET', `/api/recruitments/${id}`)
  await moved(brand, await moved(brand, body.data, 'close'), 'award')
  expect((await first.call('GET', `/api/open_recruitments/${id}`)).body.data.status).toBe('closed')
})

it('domain §3.15 by number: keys neither count nor follow one another, and what one may read holds no count', async () => {
  const ids: number[] = []
  for (const title of ['一', '二', '三']) ids.push((await published(scene, { title })).id)
  expect(ids.every((id) => Number.isSafeInteger(id) && id > 1_000_000)).toBe(true)
  expect(new Set(ids.map((id, at) => id - (ids[at - 1] ?? 0))).has(1)).toBe(false)
  const { body } = await scene.first.call('GET', `/api/open_recruitments/${ids[0]}`)
  const told = Object.keys(body.data).filter((key) => /count|number|remaining|lock|updated/.test(key))
  expect(told).toEqual([])
})

it('the application of another supplier, its comments and its files are as if they were not there', async () => {
  const { first, second, otherBrand } = scene
  const { id } = await published(scene)
  const theirs = await applied(second, id)
  for (const stranger of [first, otherBrand]) {
    const answers = [
      await stranger.call('GET', `/api/matching_applications/${theirs.id}`),
      await stranger.call('POST', `/api/matching_applications/${theirs.id}/move`, {
        move: 'withdraw',
        lock_version: 1,
      }),
      await stranger.call('POST', `/api/matching_applications/${theirs.id}/comments`, {
        comment: { text: '見えますか' },
      }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  }
  expect((await first.call('GET', '/api/matching_profiles')).status).toBe(403)
})

it('an answer is for all and names nobody; the one who did not ask cannot tell who did', async () => {
  const { brand, first, second } = scene
  const { id } = await published(scene)
  await first.call('PUT', `/api/open_recruitments/${id}/watch`)
  const asked = await second.call('POST', `/api/open_recruitments/${id}/questions`, {
    question: { question: '検品の基準は?' },
  })
  const [question] = asked.body.data.questions
  expect((await first.call('GET', `/api/open_recruitments/${id}`)).body.data.questions).toEqual([])
  const known = await brand.call('GET', `/api/recruitments/${id}`)
  expect(known.body.data.questions[0].asker.name).toContain('杭州')
  await brand.call('PUT', `/api/recruitments/${id}/questions/${question.id}`, { question: { answer: 'AQL 2.5' } })
  await runDueJobs(scene.server.parts)
  const { body } = await first.call('GET', `/api/open_recruitments/${id}`)
  expect(body.data.questions).toEqual([
    { id: question.id, question: '検品の基準は?', answer: 'AQL 2.5', answered_at: expect.any(String), own: false },
  ])
  const [news] = (await first.call('GET', '/api/notifications')).body.data
  expect(news.title).toContain('質問に答え')
  expect(JSON.stringify([body, news])).not.toMatch(/杭州|云|陈/)
})

it('row-level security alone keeps them apart, whatever a query forgets', async () => {
  const { first, second } = scene
  const { id } = await published(scene)
  await applied(first, id)
  await applied(second, id)
  const seen = async (group: number, table: string) => {
    const client = await scene.server.engine.pool.connect()
    try {
      await client.query('begin')
      await client.query('set local role tsumugi_app')
      await client.query(`set local app.user_group_id = '${group}'`)
      return (await client.query(`select distinct user_group_id as id from ${table}`)).rows.map((row) => Number(row.id))
    } finally {
      await client.query('rollback')
      client.release()
    }
  }
  expect(await seen(3, 'matching_application')).toEqual([3])
  expect(await seen(5, 'matching_application')).toEqual([5])
  expect(await seen(2, 'matching_application')).toEqual([])
  expect((await seen(3, 'matching_profile')).filter((group) => group !== 3)).toEqual([])
  await rows('delete from notification where false')
})
