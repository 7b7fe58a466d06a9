import { expectAccessible, expectNoSidewaysScroll } from './fixture/accessible.ts'
import { expect, test } from './fixture/journey.ts'
import { visitIn, ways } from './fixture/speak.ts'

const words = {
  ja: {
    begin: '新しいメッセージ',
    subject: /^件名/,
    partner: /^相手の会社/,
    text: /^本文/,
    send: '送信する',
    write: 'メッセージを書く',
    mention: '名前を書く(@)',
    read: /^既読/,
    bell: /通知/,
    notice: 'お知らせを書く',
    noticeTitle: /^件名（日本語）/,
    publish: '公開する',
    seen: '読みました',
    readers: /1人/,
    say: '意見を送る',
    words: /^内容/,
    sendIt: '送る',
    sent: 'ありがとうございます。送りました',
    reply: '返事',
    saveReply: '保存',
    after: '次の月',
    feed: 'ほかのカレンダーで見る',
    open: 'アドレスを作る',
    address: /アドレス/,
    stop: '使えなくする',
    month: '2027年1月',
  },
  en: {
    begin: 'New message',
    subject: /^Subject/,
    partner: /^Partner/,
    text: /^Message/,
    send: 'Send',
    write: 'Write a message',
    mention: 'Mention somebody',
    read: /^Read by/,
    bell: /notification/i,
    notice: 'Write a notice',
    noticeTitle: /^Title in Japanese/,
    publish: 'Publish',
    seen: 'I have read it',
    readers: /Read by 1/,
    say: 'Send feedback',
    words: /^What you want to say/,
    sendIt: 'Send',
    sent: 'Thank you. It has been sent',
    reply: 'Answer',
    saveReply: 'Save',
    after: 'Next month',
    feed: 'Follow in another calendar',
    open: 'Make an address',
    address: /^Address to follow/,
    stop: 'Stop it',
    month: 'Jan 2027',
  },
} as const

for (const way of ways) {
  const [language] = way
  const t = words[language]
  const mark = way.join('')

  test(`domain.md §3.19 a message to a partner, a mention back, told by the bell, read: ${mark}`, async ({
    visit,
    system,
  }) => {
    const page = await visitIn({ visit, system }, 'brand', way)
    await page.goto('/s/messages')
    await page.getByRole('button', { name: t.begin }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(t.subject).fill(`先上げの色 ${mark}`)
    await dialog.getByLabel(t.partner).selectOption({ label: '江南縫製(デモ)' })
    await dialog.getByLabel(t.text).fill('明るすぎませんか')
    await dialog.getByRole('button', { name: t.send }).click()
    await expect(page.getByRole('heading', { name: `先上げの色 ${mark}` })).toBeVisible()

    const other = await visitIn({ visit, system }, 'supplier', way)
    await other.goto('/s/messages')
    await other.getByRole('button', { name: new RegExp(`先上げの色 ${mark}`) }).click()
    await expect(other.getByText('明るすぎませんか', { exact: true })).toBeVisible()
    await other.getByRole('button', { name: t.mention }).click()
    await other.getByRole('menuitem', { name: /森下 あさ/ }).click()
    const field = other.getByRole('textbox', { name: t.write })
    await field.pressSequentially('染め直します')
    // Half typed, it waits over a reload.
    await other.reload()
    await expect(field).toHaveValue('@森下 あさ 染め直します')
    await field.press('Control+Enter')
    await expect(other.getByText('@森下 あさ 染め直します', { exact: true }).and(other.locator('p'))).toBeVisible()

    await expect(page.getByText('@森下 あさ 染め直します', { exact: true }).and(page.locator('p'))).toBeVisible()
    await expect(page.getByText(t.read).first()).toBeVisible()
    await page.getByRole('button', { name: t.bell }).click()
    const told = page
      .getByRole('dialog')
      .getByRole('link', { name: new RegExp(`先上げの色 ${mark}`) })
      .first()
    await expect(told).toBeVisible()
    await told.click()
    await expect(page).toHaveURL(/\/s\/messages\/\d+/)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })

  test(`domain.md §3.19 a notice is written by the platform, read by a supplier, and counted: ${mark}`, async ({
    visit,
    system,
  }) => {
    const admin = await visitIn({ visit, system }, 'admin', way)
    await admin.goto('/s/notices')
    await admin.getByRole('button', { name: t.notice }).click()
    await admin.getByRole('dialog').getByLabel(t.noticeTitle).fill(`年末の休み ${mark}`)
    await admin.getByRole('dialog').getByRole('button', { name: t.publish }).click()
    await expect(admin.getByRole('heading', { name: `年末の休み ${mark}` })).toBeVisible()

    const reader = await visitIn({ visit, system }, 'supplier', way)
    await reader.goto('/s/notices')
    const entry = reader.getByRole('listitem').filter({ hasText: `年末の休み ${mark}` })
    await entry.getByRole('button', { name: t.seen }).click()
    await expect(entry.getByRole('button', { name: t.seen })).toHaveCount(0)
    await expectNoSidewaysScroll(reader)

    await admin.reload()
    await expect(admin.getByRole('listitem').filter({ hasText: `年末の休み ${mark}` })).toContainText(t.readers)
    await expectNoSidewaysScroll(admin)
    await expectAccessible(admin)
  })

  test(`domain.md §3.19 feedback is sent from a screen, and answered: ${mark}`, async ({ visit, system }) => {
    const page = await visitIn({ visit, system }, 'supplier', way)
    await page.goto('/s/feedbacks')
    await page.getByRole('button', { name: t.say }).first().click()
    await page.getByRole('dialog').getByLabel(t.words).fill(`一覧が長い ${mark}`)
    await page.getByRole('dialog').getByRole('button', { name: t.sendIt, exact: true }).click()
    await expect(page.getByText(t.sent)).toBeVisible()

    const admin = await visitIn({ visit, system }, 'admin', way)
    await admin.goto('/s/feedbacks')
    const entry = admin.getByRole('listitem').filter({ hasText: `一覧が長い ${mark}` })
    await entry.getByRole('textbox', { name: t.reply }).fill(`次の版で分けます ${mark}`)
    await entry.getByRole('button', { name: t.saveReply, exact: true }).click()
    await expect(entry.getByText(`次の版で分けます ${mark}`, { exact: true })).toBeVisible()
    await expectNoSidewaysScroll(admin)

    await page.reload()
    await expect(page.getByText(`次の版で分けます ${mark}`, { exact: true })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })

  test(`domain.md §3.4 calendar: months, and an iCal feed by a secret address until it is stopped: ${mark}`, async ({
    visit,
    system,
  }) => {
    const page = await visitIn({ visit, system }, 'brandMember', way)
    await page.goto('/s/calendar?month=2026-12')
    await page.getByRole('button', { name: t.after }).click()
    await expect(page).toHaveURL(/month=2027-01/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.month)
    await page.getByRole('button', { name: t.feed }).click()
    await page.getByRole('dialog').getByRole('button', { name: t.open }).click()
    const address = await page.getByRole('dialog').getByRole('textbox', { name: t.address }).inputValue()
    const followed = await fetch(address)
    expect([followed.status, followed.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('text/calendar'),
    ])
    expect(await followed.text()).toMatch(/^BEGIN:VCALENDAR/)
    await page.getByRole('dialog').getByRole('button', { name: t.stop }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: t.stop }).click()
    await expect(page.getByRole('textbox', { name: t.address })).toBeHidden()
    expect((await fetch(address)).status).toBe(404)
    await page.keyboard.press('Escape')
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
}
