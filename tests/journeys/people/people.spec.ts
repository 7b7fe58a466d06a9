import { Secret, TOTP } from 'otpauth'
import { expectAccessible, expectNoSidewaysScroll } from '../fixture/accessible.ts'
import { expect, test } from '../fixture/journey.ts'
import { speak, visitIn, ways } from '../fixture/speak.ts'

/** Of now and of the step after: either is taken still when a step ends before it arrives. */
const code = (secret: string, seconds = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 }).generate({
    timestamp: Date.now() + seconds * 1_000,
  })

const words = {
  ja: {
    invite: 'メンバーを招待',
    email: /^メールアドレス/,
    send: '招待を送る',
    sent: /招待を送りました/,
    setUp: '2段階認証を始める',
    password: /^パスワード/,
    next: '次へ',
    code: /^認証アプリの6桁/,
    confirm: '確かめて始める',
    kept: '安全な場所に控えました',
    close: '閉じる',
    end: /^終わらせる/,
    ended: 'サインアウトさせました',
    add: 'サプライヤーを追加',
    byName: '新しい会社',
    name: /^会社名/,
    submit: '追加する',
    begin: '取引を始める',
    waiting: '承認待ち',
    note: 'メモ',
    save: '保存',
    saved: '保存しました',
  },
  en: {
    invite: 'Invite a member',
    email: /^Mail address/,
    send: 'Send',
    sent: /Invitation sent/,
    setUp: 'Set up',
    password: /^Password/,
    next: 'Next',
    code: /^Six digits/,
    confirm: 'Check and switch on',
    kept: 'I have kept them in a safe place',
    close: 'Close',
    end: /^End:/,
    ended: 'Ended',
    add: 'Add a supplier',
    byName: 'A new organisation',
    name: /^Name/,
    submit: 'Add',
    begin: 'Begin trading',
    waiting: 'Waiting for approval',
    note: 'Note',
    save: 'Save',
    saved: 'Saved',
  },
} as const
type Language = keyof typeof words

for (const [language, width] of [
  ['ja', 1280],
  ['ja', 390],
  ['en', 1280],
  ['en', 390],
] as const satisfies readonly (readonly [Language, number])[]) {
  const t = words[language]
  const mark = `${language}${width}`

  test(`invite a member, by mail and in the list: ${mark}`, async ({ visit, system }) => {
    await speak(system, 'brand', language)
    const page = await visit('brand')
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/s/account/user_groups/1?tab=members')
    await page.getByRole('button', { name: t.invite }).click()
    await page.getByRole('dialog').getByLabel(t.email).fill(`${mark}@new.example`)
    await page.getByRole('dialog').getByRole('button', { name: t.send, exact: true }).click()
    await expect(page.getByText(t.sent)).toBeVisible()
    await expect(page.getByText(`${mark}@new.example`, { exact: true })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await speak(system, 'brand', 'ja')
  })

  test(`a supplier is added, gets its terms, and asks to be approved: ${mark}`, async ({ visit, system }) => {
    await speak(system, 'brand', language)
    const page = await visit('brand')
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/s/suppliers')
    await page.getByRole('button', { name: t.add }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: t.byName }).check()
    await dialog.getByLabel(t.name).fill(`北浜縫製${mark}(デモ)`)
    await dialog.getByRole('button', { name: t.submit, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`北浜縫製${mark}(デモ)`)
    await page.getByLabel(t.note).fill('見学済み')
    await page.getByRole('button', { name: t.save, exact: true }).click()
    await expect(page.getByText(t.saved, { exact: true })).toBeVisible()
    await page.getByRole('button', { name: t.begin }).click()
    await expect(page.getByText(t.waiting).first()).toBeVisible()
    await expectNoSidewaysScroll(page)
    await speak(system, 'brand', 'ja')
  })

  test(`two-factor sign-in is set up, asked for, and switched off; a recovery code stands in; a session is ended: ${mark}`, async ({
    visit,
    system,
    page,
    watch,
  }) => {
    // The session that is ended still has calls under way.
    watch.allow(/401/)
    const caller = await speak(system, 'supplier', language)
    const id = (await caller.call('GET', '/api/sessions/userinfo')).body.data.id
    const own = await visit('supplier')
    await own.setViewportSize({ width, height: 800 })
    await own.goto('/s/account/user')
    await own.getByRole('button', { name: t.setUp, exact: true }).click()
    const dialog = own.getByRole('dialog')
    await dialog.getByLabel(t.password).fill('demo-tsumugi')
    await dialog.getByRole('button', { name: t.next }).click()
    const secret = (await dialog.locator('code').first().innerText()).replaceAll(/\s/g, '')
    await dialog.getByLabel(t.code).fill(code(secret))
    await dialog.getByRole('button', { name: t.confirm }).click()
    await expect(dialog.locator('li code')).toHaveCount(10)
    const recovery = await dialog.locator('li code').allInnerTexts()
    await dialog.getByRole('checkbox', { name: t.kept }).check()
    await dialog.getByRole('button', { name: t.close }).last().click()

    await page.setViewportSize({ width, height: 800 })
    await page.goto('/users/sign_in')
    await page.locator('#email').fill('takumi.kato@konan.example')
    await page.locator('#password').fill('demo-tsumugi')
    await page.locator('button.primary').click()
    await expect(page).toHaveURL(/\/users\/two_factor/)
    // With the telephone, and without it.
    await page.locator('#code').fill(width === 390 ? recovery[1]! : code(secret, 30))
    await page.locator('button.primary').click()
    await expect(page).toHaveURL(/\/s\/$/)

    await own.reload()
    await own.getByRole('button', { name: t.end }).first().click()
    await expect(own.getByText(t.ended)).toBeVisible()
    await expectNoSidewaysScroll(own)
    const stopped = await own.evaluate(
      async ([user, token]) =>
        (
          await fetch(`/api/users/${user}/two_factor/stop`, {
            method: 'POST',
            headers: { 'X-Requested-With': 'XMLHttpRequest', 'Content-Type': 'application/json' },
            body: JSON.stringify({ password: 'demo-tsumugi', code: token }),
          })
        ).status,
      [id, recovery[0]!] as const,
    )
    expect(stopped).toBe(204)
    await speak(system, 'supplier', 'ja')
  })
}

const standing = {
  ja: {
    suspend: '停止',
    suspended: '浜田 湊 さんを停止しました',
    resume: '利用を再開',
    resumed: '浜田 湊 さんが使えるようになりました',
    audited: ['メンバー: 利用を停止', 'メンバー: 再開'],
    leave: '会社を抜ける',
    ok: '外す',
    last: /^最後のオーナーは外せません/,
  },
  en: {
    suspend: 'Suspend',
    suspended: '浜田 湊 is suspended',
    resume: 'Let in again',
    resumed: '浜田 湊 is in again',
    audited: ['Member: suspended', 'Member: resumed'],
    leave: 'Leave',
    ok: 'Remove',
    last: /^The last owner cannot go/,
  },
} as const

for (const way of ways) {
  const t = standing[way[0]]

  test(`a member is suspended, is out at once, and is let in again; the last owner cannot leave; the audit says so: ${way.join('')}`, async ({
    visit,
    system,
    watch,
  }) => {
    // Whoever is suspended is refused what the page still asks for; so is the owner's wish to leave.
    watch.allow(/40[13]|409|422/)
    const member = await visitIn({ visit, system }, 'brandWithoutFunctions', way)
    await member.goto('/s/account/user')
    await expect(member.getByRole('heading', { level: 1 })).toBeVisible()

    const page = await visitIn({ visit, system }, 'brandOwner', way)
    await page.goto('/s/account/user_groups/1?tab=members')
    const open = (name: string) =>
      page
        .getByRole('button', { name, exact: true })
        .or(page.getByRole('row').filter({ hasText: name }))
        .first()
        .click()
    const dialog = page.getByRole('dialog')
    await open('浜田 湊')
    await dialog.getByRole('button', { name: t.suspend, exact: true }).click()
    await expect(page.getByText(t.suspended)).toBeVisible()
    await member.reload()
    await expect(member).toHaveURL(/\/users\/sign_in/)

    await open('浜田 湊')
    await dialog.getByRole('button', { name: t.resume }).click()
    await expect(page.getByText(t.resumed)).toBeVisible()

    await open('白井 環')
    await dialog.getByRole('button', { name: t.leave }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: t.ok }).click()
    await expect(dialog.getByText(t.last)).toBeVisible()
    await expectNoSidewaysScroll(page)

    await page.goto('/s/account/user_groups/1?tab=audit')
    for (const action of t.audited) {
      await expect(
        page.getByRole('row').or(page.locator('.people-card')).filter({ hasText: action }).first(),
      ).toContainText('白井 環')
    }
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await speak(system, 'brandOwner', 'ja')
  })
}
