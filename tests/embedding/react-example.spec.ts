import { fileURLToPath } from 'node:url'
import { createServer, type ViteDevServer } from 'vite'
import { expect, test } from '../journeys/fixture/journey.ts'

const root = fileURLToPath(new URL('../../examples/react-app', import.meta.url))

let site: ViteDevServer
let url: string
test.beforeAll(async ({ system }) => {
  // Where the settings of the example look for Tsumugi.
  process.env.TSUMUGI = system.url
  site = await createServer({
    root,
    configFile: `${root}/vite.config.ts`,
    logLevel: 'error',
    cacheDir: fileURLToPath(new URL('../dist/react-example', import.meta.url)),
    // Only what stands behind the proxy is visited: the example's own packages are not installed here.
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
  })
  await site.listen()
  url = site.resolvedUrls!.local[0]!
})
test.afterAll(async () => {
  await site?.close()
  delete process.env.TSUMUGI
})

test('review C4: who develops with the React example signs in through its own server, and is signed in there', async ({
  page,
}) => {
  await page.goto(`${url}users/sign_in`)
  await page.getByLabel('メールアドレス').fill('asa.morishita@shirotsume.example')
  await page.getByLabel('パスワード', { exact: true }).fill('demo-tsumugi')
  const sent = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.getByRole('button', { name: 'サインイン', exact: true }).click()
  expect([(await sent).status(), (await sent).request().headers().origin]).toEqual([303, url.replace(/\/$/, '')])
  await page.goto(`${url}users/sign_in`)
  const asked = await page.evaluate(async () => {
    const answer = await fetch('/api/sessions/userinfo', { headers: { 'X-Requested-With': 'XMLHttpRequest' } })
    return [answer.status, await answer.text()]
  })
  expect(asked).toEqual([200, expect.stringContaining('森下 あさ')])
})
