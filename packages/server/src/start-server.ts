import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import type { Configuration } from './configuration.ts'
import { unwritable } from './database/data-directory-lock.ts'
import { migrate } from './database/migrate.ts'
import { openEngine, type Engine } from './database/engine.ts'
import { demoPassword, personas } from './demo/dataset/people/personas.ts'
import { fileStorageFor } from './files/storage/file-storage-for.ts'
import { guardedStorage } from './files/storage/guarded-storage.ts'
import { operations } from './operations/health.ts'
import { uploadDirectoryIn } from './files/uploads/upload-directory.ts'
import { assertFree, drain, listen } from './operations/listen.ts'
import { openBroadcast } from './realtime/broadcast.ts'
import { folderNetwork } from './modules/fedi-invoices/network/folder.ts'
import { startOutbox } from './outbox/start-outbox.ts'
import { secretBox } from './secrets/secret-box.ts'
import { secretKeys } from './secrets/secret-keys.ts'
import type { ServerParts } from './server-parts.ts'
import { libreTranslator } from './translation/libre-translator.ts'

export interface RunningServer {
  readonly url: string
  /** What a person sees once it runs: the address, and the demo accounts of a database that holds the demo. */
  readonly greeting: string
  stop(): Promise<void>
}

/** Opens the database, brings it up to date, seeds an empty one, and listens. */
export async function startServer(configuration: Configuration): Promise<RunningServer> {
  const { DATABASE_URL: databaseUrl, SYSTEM_DATABASE_URL: systemUrl, DIRECT_DATABASE_URL: directUrl } = configuration
  await assertFree(configuration.HOST, configuration.PORT)
  // The rest of the program is read while the database opens.
  const [engine, { createApp }, { jobs, passDays }] = await Promise.all([
    openEngine(databaseUrl ? { databaseUrl, systemUrl, directUrl } : { dataDirectory: configuration.dataDirectory }),
    import('./app.ts'),
    import('./jobs.ts'),
  ])
  try {
    const folder = configuration.E_INVOICE_DIRECTORY ? folderNetwork(configuration.E_INVOICE_DIRECTORY) : undefined
    const parts = { ...(await readyParts(configuration, engine)), eInvoiceNetwork: folder }
    if (configuration.production && engine.warning) parts.log.warn(engine.warning)
    const { HOST: host, PORT: port, OPERATIONS_PORT: operationsPort } = configuration
    const main = await listen(createApp(parts).fetch, host, port)
    const operated =
      parts.operations && (await listen(parts.operations.pages.fetch, host, operationsPort!, 'OPERATIONS_PORT'))
    const collect = folder && (() => folder.collect(parts))
    const outbox = await startOutbox(parts, jobs, collect, () => passDays(parts))
    return {
      url: main.url,
      greeting: greetingOf(main.url, configuration, parts, operated?.url),
      async stop() {
        parts.operations?.leave()
        await wait(configuration.DRAIN_SECONDS * 1_000)
        await drain(main.server, () => parts.broadcast.close())
        await outbox.stop()
        if (operated) await drain(operated.server)
        await engine.close()
      },
    }
  } catch (error) {
    await engine.close()
    throw error
  }
}

/** What the server is made of, on a database that is up to date. */
async function readyParts(configuration: Configuration, engine: Engine): Promise<ServerParts> {
  const { dataDirectory } = configuration
  makeDirectory(dataDirectory)
  const storage = await fileStorageFor(configuration.FILES_URL, join(dataDirectory, 'files'))
  const files = configuration.production ? storage : guardedStorage(storage)
  const uploadDirectory = await uploadDirectoryIn(dataDirectory)
  // Of several servers that start at once, the first does it and the others find it done.
  await engine.alone(async (database) => {
    await migrate(database)
    if (configuration.DEMO === 'on') await (await import('./demo/seed.ts')).seedDemo(database, files)
  })
  return {
    engine,
    files,
    broadcast: await openBroadcast(engine),
    secrets: secretBox(secretKeys(configuration.SECRET_KEY, dataDirectory)),
    log: pino({ level: configuration.LOG_LEVEL, redact: ['req.headers.cookie', 'req.headers.authorization'] }),
    productName: configuration.PRODUCT_NAME,
    uploadLimit: configuration.UPLOAD_LIMIT_MB * 1_048_576,
    uploadDirectory,
    checksReplies: !configuration.production,
    secureCookies: configuration.PUBLIC_URL?.startsWith('https:') ?? false,
    legacyOrigin: configuration.LEGACY_ORIGIN,
    helpUrl: configuration.HELP_URL,
    externalSites: externalSitesOf(configuration),
    translator: translatorOf(configuration),
    publicUrl: configuration.PUBLIC_URL,
    trustedProxies: configuration.trustedProxies,
    smtpUrl: configuration.SMTP_URL,
    mailFrom: configuration.MAIL_FROM,
    mailDirectory: join(dataDirectory, 'mail'),
    mailKey: configuration.production ? undefined : (configuration.MAIL_KEY ?? randomBytes(12).toString('base64url')),
    operations: configuration.OPERATIONS_PORT === undefined ? undefined : operations(engine),
    pages: builtPages(configuration.top),
  }
}

/** @throws UnusableSetting where nothing can be written there */
function makeDirectory(dataDirectory: string): void {
  try {
    mkdirSync(dataDirectory, { recursive: true })
  } catch (error) {
    throw unwritable(dataDirectory, error)
  }
}

const externalSitesOf = (configuration: Configuration): ServerParts['externalSites'] => ({
  public_projects: configuration.PUBLIC_PROJECTS_URL,
  supplier_search: configuration.SUPPLIER_SEARCH_URL,
  partner_information: configuration.PARTNER_INFORMATION_URL,
})

const translatorOf = ({ TRANSLATION_URL: url, TRANSLATION_KEY: key }: Configuration): ServerParts['translator'] =>
  url ? libreTranslator(url, key) : undefined

/** Started from the sources, before any build, only the API answers. */
function builtPages(top: string): ServerParts['pages'] {
  const pages = { host: join(top, 'host/dist'), sdk: join(top, 'packages/sdk/dist/cdn') }
  return existsSync(pages.host) && existsSync(pages.sdk) ? pages : undefined
}

const shown = ['brand', 'brandMember', 'supplier', 'trade', 'distributor', 'admin', 'concierge', 'manyOrganisations']

function greetingOf(
  url: string,
  { PRODUCT_NAME: name, DEMO: demo, DATABASE_URL: databaseUrl, production }: Configuration,
  { mailKey, smtpUrl }: ServerParts,
  operationsUrl: string | undefined,
): string {
  const where = databaseUrl ? 'PostgreSQL' : 'embedded PGlite'
  const accounts = personas.filter((persona) => shown.includes(persona.key))
  const lines = accounts.map((persona) => `  ${persona.email.padEnd(36)} ${persona.key}`)
  const people = demo === 'on' ? `\nDemo accounts (password ${demoPassword}):\n${lines.join('\n')}\n` : ''
  const trying = production ? '' : 'This is the demonstration mode: for people to use it, set PUBLIC_URL.\n'
  const mails = mailKey && !smtpUrl ? `Mails are kept, not sent: ${url}/development/mail?key=${mailKey}\n` : ''
  const figures = operationsUrl ? `Readiness and figures: ${operationsUrl}/readyz and /metrics\n` : ''
  return `${name} CLOUD is ready on ${where}: ${url}/s/\n${trying}${mails}${figures}${people}`
}
