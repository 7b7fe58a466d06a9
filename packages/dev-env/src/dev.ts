import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import { startForDevelopment } from './start-for-development.ts'

const top = fileURLToPath(new URL('../../..', import.meta.url))
const port = Number(process.env.PORT ?? 3000)

const server = await startForDevelopment()
/** What is not the application's source is answered by the server: API, sign-in pages, the built SDK. */
const vite = await createServer({
  configFile: `${top}vite.config.ts`,
  root: `${top}host`,
  server: {
    port,
    host: '127.0.0.1',
    strictPort: true,
    proxy: { '^/(?!s/|s$|@|node_modules/)': { target: server.url, changeOrigin: false } },
    fs: { allow: [top] },
  },
})
await vite.listen()
process.stdout.write(server.greeting.replaceAll(server.url, `http://localhost:${port}`))
process.stdout.write('Screens follow the sources as you save them. The SDK is served as it was last built.\n')
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void Promise.all([vite.close(), server.stop()]).then(() => process.exit(0)))
}
