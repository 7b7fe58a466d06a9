import { fileURLToPath } from 'node:url'
import { readConfiguration, startServer, type RunningServer } from '@tsumugi/server'

/** The server in this process, on its own data directory beside that of `npm start`, behind whatever serves the page. */
export async function startForDevelopment(directory = '.data/development'): Promise<RunningServer> {
  const top = fileURLToPath(new URL('../../../', import.meta.url))
  try {
    return await startServer(
      readConfiguration({ DATA_DIRECTORY: directory, LOG_LEVEL: 'warn', ...process.env, PORT: '0' }, top),
    )
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
