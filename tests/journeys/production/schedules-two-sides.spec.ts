import type { System, SystemCaller } from '@tsumugi/dev-env/system'
import { expectAccessible, expectNoSidewaysScroll } from '../fixture/accessible.ts'
import { expect, test } from '../fixture/journey.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- The wire has no type: each test says what it expects of it.
type Wire = any

const konan = 3
const held = ({ status, body }: Awaited<ReturnType<SystemCaller['call']>>): Wire => {
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data
}

/** A bulk phase that the factory makes, with a schedule which both sides work on. */
async function activeSchedule(system: System, styleNo: string): Promise<Wire> {
  const [brand, factory] = await Promise.all([system.as('brand'), system.as('supplier')])
  const { id } = held(
    await brand.call('POST', '/api/productions', {
      production: { brand_id: 1, style_no: styleNo, name: 'タイプライターシャツ', season: '27SS' },
    }),
  )
  const phase = held(
    await brand.call('POST', `/api/productions/${id}/phases`, {
      phase: { kind: 'bulk', delivery_due: '2027-06-30', supplier_group_id: konan },
    }),
  )
  const schedule = held(
    await brand.call('POST', `/api/phases/${phase.id}/production_schedules`, {
      production_schedule: { due: '2027-06-30' },
    }),
  )
  return held(
    await factory.call('PATCH', `/api/production_schedules/${schedule.id}/status`, {
      transition: 'activate',
      lock_version: schedule.lock_version,
    }),
  )
}

test('domain §3.4 brand and factory move one plan: each sees the other, a proposal with its cost is objected to and agreed to', async ({
  system,
  visit,
}) => {
  const schedule = await activeSchedule(system, 'JN27-001')
  const [brand, factory] = await Promise.all([visit('brand'), visit('supplier')])
  const address = `/s/production_schedules/${schedule.id}`
  await Promise.all([brand.goto(address), factory.goto(address)])
  const fabricOf = (page: typeof brand) => page.getByRole('row', { name: /生地入荷/ })
  const planned = async (page: typeof brand) => (await fabricOf(page).getByRole('cell').first().innerText()).trim()
  await expect(fabricOf(factory)).toBeVisible()
  await expect(fabricOf(brand)).toBeVisible()
  const before = await planned(brand)

  const propose = async (note: string) => {
    await brand.getByRole('button', { name: '生地入荷の操作' }).click()
    await brand.getByRole('menuitem', { name: '日程を変える' }).click()
    const dialog = brand.getByRole('dialog')
    await dialog.getByLabel('動かす日数').fill('25')
    await dialog.getByLabel('相手への一言').fill(note)
    await dialog.getByRole('button', { name: '影響を試算' }).click()
    await expect(dialog.getByText('請求月')).toBeVisible()
    await dialog.getByRole('button', { name: '変える', exact: true }).click()
    await expect(dialog).toHaveCount(0)
  }
  await propose('別注の生地に変えたい')
  const asked = factory.getByRole('region', { name: '日程の提案' })
  await expect(asked.getByText('別注の生地に変えたい')).toBeVisible()
  await expect(asked.getByText(/2027-\d\d → 2027-\d\d/).first()).toBeVisible()
  await expectAccessible(factory)
  await asked.getByLabel('断る理由').fill('縫製の枠がありません')
  await asked.getByRole('button', { name: '断る' }).click()
  await expect(brand.getByText('縫製の枠がありません')).toBeVisible()
  expect(await planned(brand)).toBe(before)

  // Asked again, it is agreed to where the factory confirms what partners changed.
  await propose('検品を分けます')
  await factory.goto('/s/confirmed_marks/')
  await factory
    .getByRole('row', { name: /JN27-001/ })
    .getByRole('checkbox')
    .check()
  await factory.getByRole('toolbar').getByRole('button', { name: '確認する' }).click()
  await expect.poll(() => planned(brand)).not.toBe(before)
  await expect(brand.getByText('了承', { exact: true }).first()).toBeVisible()

  // What the factory reports of its own step, the brand sees without asking.
  await factory.goto(address)
  await factory.getByRole('button', { name: '生地入荷を報告' }).click()
  await factory.getByRole('dialog').getByText('始めた').click()
  await factory.getByRole('dialog').getByRole('button', { name: '報告する' }).click()
  await expect(fabricOf(brand).getByText('進行中')).toBeVisible()
})

test('domain §3.4 a factory without the function reports from a phone: late with a reason, a photo, done today', async ({
  system,
  visit,
}) => {
  const schedule = await activeSchedule(system, 'JN27-002')
  const owner = await system.as('supplier')
  const members = held(await owner.call('GET', `/api/user_groups/${konan}/members`))
  const { id, lock_version } = members.find(({ email }: Wire) => email === 'ito.ando@konan.example')
  held(
    await owner.call('PATCH', `/api/user_groups/${konan}/members/functions`, {
      members: [{ id, functions: [], lock_version }],
    }),
  )
  const brand = await visit('brand')
  await brand.goto(`/s/production_schedules/${schedule.id}`)
  const phone = await visit('supplierMember')
  await phone.setViewportSize({ width: 390, height: 800 })
  await phone.goto('/s/procedures/?scope=ours&q=JN27-002')
  const card = phone.locator('.step-card').filter({ hasText: '生地入荷' })
  await expect(card).toBeVisible()
  await expectNoSidewaysScroll(phone)
  await expectAccessible(phone)

  await card.getByRole('button', { name: /遅れる…/ }).click()
  const late = phone.getByRole('dialog')
  await late.getByText('2日', { exact: true }).click()
  await late.getByLabel('理由').fill('染め直しのため')
  await late.getByRole('button', { name: '伝える' }).click()
  await expect(late).toHaveCount(0)
  await expect(brand.getByText('染め直しのため').first()).toBeVisible()

  await card.getByRole('button', { name: /写真/ }).click()
  await phone
    .locator('input[type=file]')
    .setInputFiles({
      name: '反物.png',
      mimeType: 'image/png',
      buffer: Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
    })
  await expect(phone.getByRole('link', { name: '反物.png' })).toBeVisible()
  await expectNoSidewaysScroll(phone)
  // What is under way is not closed: the picture stands in the list before it is through.
  await expect(phone.getByRole('dialog')).not.toHaveAttribute('aria-busy')
  await phone.keyboard.press('Escape')
  await expect(phone.getByRole('dialog')).toHaveCount(0)

  await card.getByRole('button', { name: /きょう済んだ/ }).click()
  await expect(brand.getByRole('row', { name: /生地入荷/ }).getByText('済', { exact: true })).toBeVisible()
})
