import type { Page } from '@playwright/test'
import { expect, test } from '../fixture/journey.ts'

test.describe.configure({ mode: 'serial' })

/** Opens the newest mail to somebody on the page that shows mails instead of sending them, and follows its link. */
async function followMail(page: Page, mailPage: string, to: string) {
  const link = page.locator('li', { hasText: to }).locator('a').first()
  await expect
    .poll(async () => {
      await page.goto(mailPage)
      return link.count()
    })
    .toBeGreaterThan(0)
  await link.click()
}

test('a forgotten password is chosen anew by a mailed link, which works once', async ({ page, watch, system }) => {
  watch.allow(/401|404|410|422/)
  const mail = 'ai.konya@someori.example'
  await page.goto('/users/sign_in')
  await page.getByRole('link', { name: 'パスワードを忘れたとき' }).click()
  await page.getByLabel('メールアドレス').fill(mail)
  await page.getByRole('button', { name: 'リンクを送る' }).click()
  await expect(page.getByText('メールを送りました').first()).toBeVisible()
  await followMail(page, system.mailPage, mail)
  const address = page.url()
  await page.getByLabel('新しいパスワード', { exact: true }).fill('藍の糸を十本つむいで織る')
  await page.getByLabel('新しいパスワード（もう一度）').fill('藍の糸を十本つむいで織る')
  await page.getByRole('button', { name: 'パスワードを変える' }).click()
  await expect(page.getByText('パスワードを変えました。新しいパスワードで入ってください。')).toBeVisible()
  await page.getByLabel('メールアドレス').fill(mail)
  await page.getByLabel('パスワード', { exact: true }).fill('藍の糸を十本つむいで織る')
  await page.getByRole('button', { name: 'サインイン', exact: true }).click()
  await page.waitForURL('**/s/**')
  await page.goto(address)
  await expect(page.getByLabel('新しいパスワード', { exact: true })).toHaveCount(0)
})

test('somebody is invited, agrees to the terms and is in', async ({
  visit,
  browser,
  contextOptions,
  system,
  watch,
}) => {
  watch.allow(/401/)
  const mail = 'hajimete@shirotsume.example'
  const host = await visit('brandOwner')
  await host.goto('/users/invitations/new')
  await host.getByLabel('メールアドレス').fill(mail)
  await host.getByRole('button', { name: '招待を送る' }).click()
  await expect(host.getByText(`${mail} に招待を送りました。`)).toBeVisible()
  const guest = await (await browser.newContext({ ...contextOptions, baseURL: system.url })).newPage()
  await followMail(guest, system.mailPage, mail)
  await guest.getByLabel('氏名').fill('初めて 来る')
  await guest.getByLabel('新しいパスワード', { exact: true }).fill('白い詰草の花かんむりを編む')
  await guest.getByLabel('新しいパスワード（もう一度）').fill('白い詰草の花かんむりを編む')
  await guest.getByLabel('利用規約を読み、同意します').check()
  await guest.getByRole('button', { name: '使い始める' }).click()
  await guest.waitForURL('**/s/**')
  await expect(guest.getByRole('button', { name: /^アカウント/ })).toBeVisible()
  await guest.context().close()
})
