import { join } from 'node:path'
import { readNetwork } from '@tsumugi/domain'
import * as z from 'zod/mini'
import { UnusableSetting } from './unusable-setting.ts'

/** Everything that can be set from outside, with what holds when nothing is set. */
const settings = z.object({
  PORT: z._default(z.coerce.number().check(z.minimum(0), z.maximum(65_535)), 3000),
  /** Only this machine unless told: the demo accounts have a known password. */
  HOST: z._default(z.string(), '127.0.0.1'),
  PRODUCT_NAME: z._default(z.string(), 'Tsumugi'),
  DATABASE_URL: z.optional(z.string()),
  /** The login of the system's own work on PostgreSQL; DATABASE_URL then is that of requests alone. */
  SYSTEM_DATABASE_URL: z.optional(z.string()),
  /** The system's login once more, past a pooler in transaction mode, over which the two others lead. */
  DIRECT_DATABASE_URL: z.optional(z.string()),
  DATA_DIRECTORY: z._default(z.string(), '.data'),
  /** `off` leaves an empty database empty, as it is in production unless asked for. */
  DEMO: z.optional(z.enum(['on', 'off'])),
  /** Where `/readyz` and `/metrics` answer. In production a port of their own, 9464 unless told; else the one of the pages. */
  OPERATIONS_PORT: z.optional(z.coerce.number().check(z.minimum(0), z.maximum(65_535))),
  /** How long `/readyz` says no before the server takes no more requests, in s: as long as the balancer needs to see it. */
  DRAIN_SECONDS: z._default(z.coerce.number().check(z.minimum(0), z.maximum(300)), 0),
  /** Opens the page of mails that were not sent; made up at each start and printed unless told. Never in production. */
  MAIL_KEY: z.optional(z.string().check(z.minLength(8))),
  LEGACY_ORIGIN: z.optional(z.url()),
  SMTP_URL: z.optional(z.string()),
  /** Where an access point takes electronic invoices from and lays them; without it they go to the organisations here. */
  E_INVOICE_DIRECTORY: z.optional(z.string()),
  /** A service that speaks LibreTranslate's protocol; without it no message offers a translation. */
  TRANSLATION_URL: z.optional(z.url()),
  TRANSLATION_KEY: z.optional(z.string()),
  MAIL_FROM: z._default(z.string(), 'Tsumugi <no-reply@tsumugi.example>'),
  /** `s3://bucket?endpoint=…&region=…`; credentials come from the usual AWS variables. */
  FILES_URL: z.optional(z.string()),
  /** What seals secrets in the database, as `secretKeys()` reads it; a key in the data directory when not set. */
  SECRET_KEY: z.optional(z.string()),
  /** Help pages: `{path}` and `{locale}` may stand in it; without it a page of ours answers. */
  HELP_URL: z.optional(z.string()),
  /** The installation's other sites, to which the menu leads (spec §2); a page says of each that is not set that it is not. */
  PUBLIC_PROJECTS_URL: z.optional(z.url()),
  SUPPLIER_SEARCH_URL: z.optional(z.url()),
  PARTNER_INFORMATION_URL: z.optional(z.url()),
  /** The address people type, when a proxy stands in front: links in mails and secure cookies follow it. */
  PUBLIC_URL: z.optional(z.url()),
  /** Proxies in front, as addresses and ranges with commas between: only these are believed about whom a request comes from. */
  TRUSTED_PROXY: z._default(z.string(), ''),
  UPLOAD_LIMIT_MB: z._default(z.coerce.number().check(z.positive()), 50),
  LOG_LEVEL: z._default(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']), 'info'),
  NODE_ENV: z.optional(z.string()),
})

export type Configuration = ReturnType<typeof readConfiguration>

/** @throws UnusableSetting: one line that names the setting that cannot be used */
export function readConfiguration(environment: Record<string, string | undefined>, top: string) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const read = settings.safeParse(given)
  if (!read.success) {
    const [issue] = read.error.issues
    throw new UnusableSetting(`${issue!.path.join('.')} cannot be used: ${issue!.message}. Correct it or leave it out.`)
  }
  const production = read.data.NODE_ENV === 'production' || read.data.PUBLIC_URL !== undefined
  refuseIncomplete(read.data, production)
  const trustedProxies = read.data.TRUSTED_PROXY.split(',')
    .map((line) => line.trim())
    .filter(Boolean)
  const odd = trustedProxies.find((line) => !readNetwork(line))
  if (odd)
    throw new UnusableSetting(
      `TRUSTED_PROXY names ${odd}, which is no address or range. Write 10.0.0.0/8 or 203.0.113.7.`,
    )
  const dataDirectory = join(top, read.data.DATA_DIRECTORY)
  return {
    ...read.data,
    production,
    DEMO: read.data.DEMO ?? (production ? 'off' : 'on'),
    OPERATIONS_PORT: read.data.OPERATIONS_PORT ?? (production ? 9464 : undefined),
    trustedProxies,
    dataDirectory: read.data.DATA_DIRECTORY.startsWith('/') ? read.data.DATA_DIRECTORY : dataDirectory,
    top,
  }
}

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

type Settings = z.output<typeof settings>

/** Settings that mean nothing without another, and why. */
const companions = [
  ['SMTP_URL', 'PUBLIC_URL', 'the links in mails lead there. Set it to the address people type.'],
  ['SYSTEM_DATABASE_URL', 'DATABASE_URL', 'the login of requests. Set both.'],
  ['DIRECT_DATABASE_URL', 'DATABASE_URL', 'the address of the pooler that it leads past. Set both.'],
  ['TRANSLATION_KEY', 'TRANSLATION_URL', 'the address of the service that it opens. Set both.'],
] as const satisfies readonly (readonly [keyof Settings, keyof Settings, string])[]

/** What an installation for people needs, and has no default for. */
function refuseIncomplete(given: Settings, production: boolean): void {
  const alone = companions.find(([name, needs]) => given[name] && !given[needs])
  if (alone) throw new UnusableSetting(`${alone[0]} needs ${alone[1]} beside it: ${alone[2]}`)
  const { PUBLIC_URL, SMTP_URL } = given
  if (!production) return
  if (!PUBLIC_URL)
    throw new UnusableSetting(
      'NODE_ENV=production needs PUBLIC_URL: links in mails and cookies follow it. Set it to the address people type, such as https://tsumugi.example.',
    )
  const { protocol, hostname } = new URL(PUBLIC_URL)
  if (protocol !== 'https:' && !loopback.test(hostname))
    throw new UnusableSetting(
      `PUBLIC_URL is ${PUBLIC_URL}, and the session would travel in the clear. Put https in front and set the https address.`,
    )
  if (!SMTP_URL)
    throw new UnusableSetting(
      'PUBLIC_URL is set, so people use this installation, and their mails need SMTP_URL: without it nobody can be invited or choose a new password. Set it, such as smtps://user:password@mail.example:465.',
    )
}
