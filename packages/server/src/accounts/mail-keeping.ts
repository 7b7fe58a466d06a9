import { timingSafeEqual } from 'node:crypto'
import { getCookie, setCookie } from 'hono/cookie'
import { peerAddress } from '../http/guards/caller-address.ts'
import type { ServerParts } from '../server-parts.ts'
import type { AccountContext } from './requests/account-request.ts'

const here = /^(localhost|127\.0\.0\.1|\[::1\])$/
const loopback = /^(::1|::ffff:127\.\d+\.\d+\.\d+|127\.\d+\.\d+\.\d+|in-process)$/
/** What a proxy adds, one kind or the other. */
const forwarding = /^(forwarded|via|x-forwarded-.+|x-real-ip|x-original-.+|cf-connecting-ip|true-client-ip)$/
const keyCookie = 'tsumugi_mail'

/**
 * Whether mails are kept instead of sent, and who asks is on the machine itself as far as can be told: under a name of the
 * machine itself, through no proxy, in an installation that has neither a public address nor an SMTP server.
 */
export function keepsMail(context: AccountContext, parts: ServerParts): string | undefined {
  const { smtpUrl, publicUrl, mailKey, mailDirectory } = parts
  const proxied = [...context.req.raw.headers.keys()].some((name) => forwarding.test(name))
  const isHere = loopback.test(peerAddress(context)) && here.test(new URL(context.req.url).hostname)
  return mailKey && !smtpUrl && !publicUrl && isHere && !proxied ? mailDirectory : undefined
}

/**
 * Whether who asks knows the key that was printed at start: a proxy on this machine may leave no trace, but knows no key.
 * The mails hold links that let their reader in. Remembered in a cookie once the key stood in the address.
 */
export function knowsMailKey(context: AccountContext, { mailKey = '' }: ServerParts): boolean {
  const asked = context.req.query('key')
  const known = same(asked ?? getCookie(context, keyCookie) ?? '', mailKey)
  if (known && asked)
    setCookie(context, keyCookie, mailKey, { httpOnly: true, sameSite: 'Strict', path: '/development' })
  return known
}

const same = (sent: string, key: string): boolean => {
  const [one, other] = [Buffer.from(sent), Buffer.from(key)]
  return key !== '' && one.length === other.length && timingSafeEqual(one, other)
}
