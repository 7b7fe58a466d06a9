import { fileURLToPath } from 'node:url'
import { readConfiguration } from './configuration.ts'
import { startServer } from './start-server.ts'
import { UnusableDatabase } from './database/unusable-database.ts'
import { UnusableAddress } from './operations/listen.ts'
import { UnusableSetting } from './unusable-setting.ts'

// The same depth below the repository from the sources and from the built file.
const top = fileURLToPath(new URL('../../../', import.meta.url))

// What the server writes is for nobody else on the machine to read.
process.umask(0o077)

try {
  const server = await startServer(readConfiguration(process.env, top))
  process.stdout.write(server.greeting)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.stop().then(() => process.exit(0)))
  }
} catch (error) {
  const expected = [UnusableDatabase, UnusableAddress, UnusableSetting].some((known) => error instanceof known)
  process.stderr.write(`${expected ? (error as Error).message : ((error as Error).stack ?? String(error))}\n`)
  process.exit(1)
}
