import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { createServer } from 'vite'
import { signInAs } from './sign-in-as.ts'
import { startForDevelopment } from './start-for-development.ts'

/** Where the calls of stories go, and in whose name. */
export interface StorySystem {
  readonly url: string
  readonly cookie: string
}

/**
 * Serves every `*.story.tsx` of the repository on one page; `PORT` chooses where, 6006 when it is not set. With a
 * system, calls of stories reach it as somebody who is signed in.
 */
export async function serveStories(port = Number(process.env.PORT ?? 6006), system?: StorySystem) {
  const top = fileURLToPath(new URL('../../..', import.meta.url))
  const server = await createServer({
    configFile: false,
    root: fileURLToPath(new URL('../stories', import.meta.url)),
    cacheDir: `${top}node_modules/.vite-stories`,
    plugins: [react()],
    server: { port, host: '127.0.0.1', strictPort: true, fs: { allow: [top] }, proxy: system && proxyTo(system) },
  })
  await server.listen()
  return { url: `http://127.0.0.1:${server.config.server.port}/`, stop: () => server.close() }
}

const proxyTo = ({ url, cookie }: StorySystem) => ({
  '/api': { target: url, changeOrigin: false, headers: { Cookie: cookie } },
})

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const server = await startForDevelopment('.data/stories')
  const { name, value } = await signInAs(server.url, 'brand')
  const { url } = await serveStories(undefined, { url: server.url, cookie: `${name}=${value}` })
  console.log(
    `Stories at ${url}  (one story alone: ${url}?story=<path>%23<Export>&theme=dark&locale=en&width=390&alone)`,
  )
}
