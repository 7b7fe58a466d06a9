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
  DATA_DIRECTORY: z._default(z.string(), '.data'),
  /** `off` leaves an empty database empty. */
  DEMO: z._default(z.enum(['on', 'off']), 'on'),
  LEGACY_ORIGIN: z.optional(z.url()),
  SMTP_URL: z.optional(z.string()),
  MAIL_FROM: z._default(z.string(), 'Tsumugi <no-reply@tsumugi.example>'),
  /** `s3://bucket?endpoint=…&region=…`; credentials come from the usual AWS variables. */
  FILES_URL: z.optional(z.string()),
  /** What seals secrets in the database, as `secretKeys()` reads it; a key in the data directory when not set. */
  SECRET_KEY: z.optional(z.string()),
  /** Help pages: `{path}` and `{locale}` may stand in it; without it a page of ours answers. */
  HELP_URL: z.optional(z.string()),
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
  if (read.data.SMTP_URL && !read.data.PUBLIC_URL) {
    // The links of mails would follow whatever host a request names.
    throw new Error(
      'SMTP_URL needs PUBLIC_URL beside it: the links in mails lead there. Set it to the address people type.',
    )
  }
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
    trustedProxies,
    dataDirectory: read.data.DATA_DIRECTORY.startsWith('/') ? read.data.DATA_DIRECTORY : dataDirectory,
    top,
  }
}
