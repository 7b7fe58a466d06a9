import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { copyFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

const here = fileURLToPath(new URL('.', import.meta.url))

/** Whether this machine has Ruby with Rails and Puma. */
export function hasRails() {
  return spawnSync('ruby', ['-e', 'require "rails"; require "puma"'], { stdio: 'ignore' }).status === 0
}

/**
 * Starts the Rails application on a free port of this machine.
 * @returns {Promise<{ origin: string, stop(): Promise<void> }>}
 */
export async function startRails() {
  const turbo = createRequire(new URL('../../tests/package.json', import.meta.url)).resolve('@hotwired/turbo/dist/turbo.es2017-umd.js')
  copyFileSync(turbo, `${here}public/turbo.js`)
  const port = await freePort()
  const child = spawn('puma', ['--bind', `tcp://127.0.0.1:${port}`, '--threads', '1:4', 'config.ru'], {
    cwd: here,
    env: { ...process.env, RAILS_ENV: 'production', SECRET_KEY_BASE: randomBytes(32).toString('hex') },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  let said = ''
  const ended = new Promise((settle) => child.once('close', settle))
  const listening = new Promise((settle) => {
    const hear = (text) => {
      said += text
      if (said.includes('Listening on')) settle(true)
    }
    child.stdout.setEncoding('utf8').on('data', hear)
    child.stderr.setEncoding('utf8').on('data', hear)
  })
  const up = await Promise.race([listening, ended.then(() => false)])
  if (!up) throw new Error(`The Rails application did not start.\n${said}`)
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      process.off('exit', kill)
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function freePort() {
  const server = createServer()
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address()
  await new Promise((closed) => server.close(closed))
  return port
}
