import type { ServerParts } from '../server-parts.ts'
import type { AccountContext } from './account-request.ts'

const here = /^(localhost|127\.0\.0\.1|\[::1\])$/
const loopback = /^(::1|::ffff:127\.\d+\.\d+\.\d+|127\.\d+\.\d+\.\d+|in-process)$/

/**
 * Whether the mails that were not sent may be shown: they hold links that let their reader in. So only on the machine
 * itself, under a name of the machine itself, and never in an installation that has a public address or an SMTP server.
 */
export function keepsMail(
  context: AccountContext,
  { smtpUrl, publicUrl, mailDirectory }: ServerParts,
): string | undefined {
  const isHere = loopback.test(context.get('address')) && here.test(new URL(context.req.url).hostname)
  return !smtpUrl && !publicUrl && isHere ? mailDirectory : undefined
}
