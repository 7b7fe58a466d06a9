import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import type { Configuration } from './configuration.ts'
import { unwritable } from './database/data-directory-lock.ts'
import { migrate } from './database/migrate.ts'
import { openEngine } from './database/engine.ts'
import { demoPassword, personas } from './demo/dataset/personas.ts'
import { fileStorageFor } from './files/file-storage-for.ts'
import { drain, listen } from './operations/listen.ts'
import { openBroadcast } from './realtime/broadcast.ts'
import { startOutbox } from './outbox/start-outbox.ts'
import { secretBox } from './secrets/secret-box.ts'
import { secretKeys } from './secrets/secret-keys.ts'
import type { ServerParts } from './server-parts.ts'

export interface RunningServer {
  readonly url: string
  /** What a person sees once it runs: the address, and the demo accounts of a database that holds the demo. */
  readonly greeting: string
  stop(): Promise<void>
}

/** Opens the database, brings it up to date, seeds an empty one, and listens. */
export async function startServer(configuration: Configuration): Promise<RunningServer> {
  const { DATABASE_URL: databaseUrl, dataDirectory } = configuration
  // The rest of the program is read while the database opens.
  const [engine, { createApp }] = await Promise.all([
    openEngine(databaseUrl ? { databaseUrl } : { dataDirectory }),
    import('./app.ts'),
  ])
  try {
    mkdirSync(dataDirectory, { recursive: true })
  } catch (error) {
    throw unwritable(dataDirectory, error)
  }
  const files = await fileStorageFor(configuration.FILES_URL, join(dataDirectory, 'files'))
  await migrate(engine.database)
  if (configuration.DEMO === 'on') await (await import('./demo/seed.ts')).seedDemo(engine.database, files)
  const broadcast = await openBroadcast(engine)
  const parts: ServerParts = {
    engine,
    files,
    broadcast,
    secrets: secretBox(secretKeys(configuration.SECRET_KEY, dataDirectory)),
    log: pino({ level: configuration.LOG_LEVEL, redact: ['req.headers.cookie', 'req.headers.authorization'] }),
    productName: configuration.PRODUCT_NAME,
    uploadLimit: configuration.UPLOAD_LIMIT_MB * 1_048_576,
    checksReplies: configuration.NODE_ENV !== 'production',
    secureCookies: configuration.PUBLIC_URL?.startsWith('https:') ?? false,
    legacyOrigin: configuration.LEGACY_ORIGIN,
    helpUrl: configuration.HELP_URL,
    publicUrl: configuration.PUBLIC_URL,
    trustedProxies: configuration.trustedProxies,
    smtpUrl: configuration.SMTP_URL,
    mailFrom: configuration.MAIL_FROM,
    mailDirectory: join(dataDirectory, 'mail'),
    pages: builtPages(configuration.top),
  }
  const { url, server } = await listen(createApp(parts).fetch, configuration.HOST, configuration.PORT).catch(
    async (error: unknown) => {
      await engine.close()
      throw error
    },
  )
  const outbox = await startOutbox(parts)
  return {
    url,
    greeting: greetingOf(url, configuration),
    async stop() {
      await broadcast.close()
      await drain(server)
      await outbox.stop()
      await engine.close()
    },
  }
}

/** Started from the sources, before any build, only the API answers. */
function builtPages(top: string): ServerParts['pages'] {
  const pages = { host: join(top, 'host/dist'), sdk: join(top, 'packages/sdk/dist/cdn') }
  return existsSync(pages.host) && existsSync(pages.sdk) ? pages : undefined
}

const shown = ['brand', 'brandMember', 'supplier', 'trade', 'distributor', 'admin', 'concierge', 'manyOrganisations']

function greetingOf(url: string, { PRODUCT_NAME: name, DEMO: demo, DATABASE_URL: databaseUrl }: Configuration): string {
  const where = databaseUrl ? 'PostgreSQL' : 'embedded PGlite'
  const accounts = personas.filter((persona) => shown.includes(persona.key))
  const lines = accounts.map((persona) => `  ${persona.email.padEnd(36)} ${persona.key}`)
  const people = demo === 'on' ? `\nDemo accounts (password ${demoPassword}):\n${lines.join('\n')}\n` : ''
  return `${name} CLOUD is ready on ${where}: ${url}/s/\n${people}`
}
