import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mail } from './mail.ts'

export interface KeptMail extends Mail {
  readonly id: number
  readonly at: string
}

/** Writes a mail that is not sent into the data directory; the same number again replaces it. */
export async function keepMail(directory: string, id: number, mail: Mail): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const kept: KeptMail = { id, at: new Date().toISOString(), ...mail }
  await writeFile(join(directory, `${id}.json`), JSON.stringify(kept, null, 2), { mode: 0o600 })
}

/** The newest first. */
export async function keptMails(directory: string, most = 100): Promise<KeptMail[]> {
  const names = await readdir(directory).catch(() => [])
  const ids = names.filter((name) => /^\d+\.json$/.test(name)).map((name) => Number.parseInt(name, 10))
  const newest = ids.toSorted((one, other) => other - one).slice(0, most)
  return Promise.all(
    newest.map(async (id) => JSON.parse(await readFile(join(directory, `${id}.json`), 'utf8')) as KeptMail),
  )
}
