import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { UnusableSetting } from '../unusable-setting.ts'

const shortest = 32

/**
 * The keys of SECRET_KEY, the newest first, with commas between. Without the setting a key is made once and kept in the
 * data directory, readable by the server's own user only: enough for one server. Several need the setting.
 * @throws UnusableSetting for a key that is too short
 */
export function secretKeys(setting: string | undefined, dataDirectory: string): string[] {
  if (setting === undefined) return [keptKey(join(dataDirectory, 'secret.key'))]
  const keys = setting
    .split(',')
    .map((key) => key.trim())
    .filter(Boolean)
  if (keys.length === 0 || keys.some((key) => key.length < shortest)) {
    throw new UnusableSetting(
      `SECRET_KEY needs keys of at least ${shortest} characters, with commas between. Make one with: openssl rand -base64 32`,
    )
  }
  return keys
}

function keptKey(file: string): string {
  // Of two servers that start at once on one directory, the second takes what the first wrote.
  if (!existsSync(file)) {
    try {
      writeFileSync(file, randomBytes(shortest).toString('base64url'), { mode: 0o600, flag: 'wx' })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
  return readFileSync(file, 'utf8').trim()
}
