import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const top = fileURLToPath(new URL('../../..', import.meta.url))
const builtMain = join(top, 'packages/server/dist/main.js')

/** How a server process ended, and everything it wrote to its error stream. */
export interface Ended {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  readonly errors: string
}

export interface ServerProcess {
  readonly url: string
  /** What it said when it was ready. */
  readonly greeting: string
  /** From the start of the process to its greeting, in milliseconds. */
  readonly startedIn: number
  /** Sends a signal and waits for the end. */
  end(signal?: NodeJS.Signals): Promise<Ended>
}

/** `built` is what people start, and starts sooner; `source` needs no build. */
export type Entry = 'built' | 'source'

/** A whole run of the suites builds first and says so; a test that is run by itself reads the sources as they are. */
const usual: Entry = process.env.TEST_ENTRY === 'built' ? 'built' : 'source'

/** A server that did not start: what it said and how it ended. */
export class ServerRefused extends Error {
  override name = 'ServerRefused'
  constructor(readonly ended: Ended) {
    super(`The server ended with ${ended.code ?? ended.signal} before it was ready. ${ended.errors}`)
  }
}

/**
 * Starts the server as a process of its own, with these settings and none of ours.
 * @throws ServerRefused when it ends before it is ready
 */
export async function startServerProcess(
  settings: Record<string, string>,
  entry: Entry = usual,
): Promise<ServerProcess> {
  if (entry === 'built' && !existsSync(builtMain)) throw new Error('The server is not built. Run npm run build first.')
  const program = entry === 'built' ? [builtMain] : ['--import', 'tsx', join(top, 'packages/server/src/main.ts')]
  const { PATH, HOME, TMPDIR } = process.env
  const began = performance.now()
  const child = spawn(process.execPath, program, {
    cwd: top,
    env: { PATH, HOME, TMPDIR, LOG_LEVEL: 'silent', PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = endOf(child)
  // A test process that is stopped takes its servers along.
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  void ended.then(() => process.off('exit', kill))
  const { url, greeting } = await Promise.race([
    greetingOf(child),
    ended.then((how) => Promise.reject(new ServerRefused(how))),
  ])
  return {
    url,
    greeting,
    startedIn: performance.now() - began,
    end(signal = 'SIGTERM') {
      child.kill(signal)
      return ended
    },
  }
}

function endOf(child: ChildProcess): Promise<Ended> {
  let errors = ''
  child.stderr!.setEncoding('utf8').on('data', (text: string) => (errors += text))
  return new Promise((settle) => child.once('close', (code, signal) => settle({ code, signal, errors })))
}

function greetingOf(child: ChildProcess): Promise<{ url: string; greeting: string }> {
  let said = ''
  return new Promise((settle) => {
    child.stdout!.setEncoding('utf8').on('data', (text: string) => {
      said += text
      const [, url] = /is ready on .*: (http\S+)\/s\//.exec(said) ?? []
      // Written at once: what holds the address holds the rest.
      if (url) settle({ url, greeting: said })
    })
  })
}
