import { spawn } from 'node:child_process'
import { request } from 'node:http'
import type { Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const program = fileURLToPath(new URL('scene-server.ts', import.meta.url))

/** The origin that scenes name to be answered by a real server; what others ask stays unanswered, as a mock left it. */
const under = '/scenes'
const scene = /^\/scenes\/(\w+\/)?api\//

/** Answers what pages ask below `/scenes` by a real server, which starts with the first question and ends with this process. */
export function sceneServerForVite(): Plugin {
  let starting: Promise<Scenes> | null = null
  return {
    name: 'tsumugi:scene-server',
    configureServer(server) {
      server.middlewares.use((asked, answer, next) => {
        if (!asked.url || !scene.test(asked.url)) return next()
        const path = asked.url.slice(under.length)
        starting ??= start()
        starting.then(
          ({ url }) => {
            const sent = request(new URL(path, url), { method: asked.method, headers: asked.headers }, (given) => {
              answer.writeHead(given.statusCode ?? 502, given.headers)
              given.pipe(answer)
            })
            sent.on('error', () => answer.destroy())
            // A stream of events ends with its page.
            answer.once('close', () => sent.destroy())
            asked.pipe(sent)
          },
          (error: unknown) => next(error),
        )
      })
    },
  }
}

interface Scenes {
  readonly url: string
}

function start(): Promise<Scenes> {
  const child = spawn(process.execPath, ['--import', 'tsx', program], { stdio: ['pipe', 'pipe', 'inherit'] })
  process.once('exit', () => child.kill())
  return new Promise((settle, refuse) => {
    child.once('exit', (code) => refuse(new Error(`The server for scenes ended with ${code} before it was ready.`)))
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const [, url] = /scenes at (\S+)/.exec(text) ?? []
      if (!url) return
      settle({ url })
      // It holds nobody back who is done: it ends once its input does.
      child.unref()
      for (const stream of [child.stdin, child.stdout]) (stream as unknown as Socket).unref()
    })
  })
}
