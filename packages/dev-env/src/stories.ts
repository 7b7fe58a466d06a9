import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { createServer } from 'vite'

/** Serves every `*.story.tsx` of the repository on one page; `PORT` chooses where, 6006 when it is not set. */
export async function serveStories(port = Number(process.env.PORT ?? 6006)) {
  const top = fileURLToPath(new URL('../../..', import.meta.url))
  const server = await createServer({
    configFile: false,
    root: fileURLToPath(new URL('../stories', import.meta.url)),
    cacheDir: `${top}node_modules/.vite-stories`,
    plugins: [react()],
    server: { port, host: '127.0.0.1', strictPort: true, fs: { allow: [top] } },
  })
  await server.listen()
  return { url: `http://127.0.0.1:${server.config.server.port}/`, stop: () => server.close() }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { url } = await serveStories()
  console.log(`Stories at ${url}  (one story alone: ${url}?story=<path>%23<Export>&theme=dark&locale=en&width=390&alone)`)
}
