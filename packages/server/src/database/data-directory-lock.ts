import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { UnusableDatabase } from './unusable-database.ts'

/** What this process holds: in a container a killed server's successor has the same number. */
const held = new Set<string>()

/**
 * Takes the data directory for this process. PGlite does not refuse a second process, which would lose rows silently.
 * @returns how to give it back
 * @throws UnusableDatabase when it is taken or cannot be written
 */
export function lockDataDirectory(directory: string): () => void {
  const file = join(directory, 'lock')
  try {
    mkdirSync(directory, { recursive: true })
    take(file)
  } catch (error) {
    if (error instanceof UnusableDatabase) throw error
    throw unwritable(directory, error)
  }
  held.add(file)
  const release = () => {
    held.delete(file)
    rmSync(file, { force: true })
  }
  process.once('exit', release)
  return () => {
    process.off('exit', release)
    release()
  }
}

/** @returns the one line for a directory that cannot be made or written */
export function unwritable(directory: string, error: unknown): UnusableDatabase {
  const { code } = error as NodeJS.ErrnoException
  const remedy =
    code === 'EEXIST' || code === 'ENOTDIR'
      ? 'A file stands in its place: move that away'
      : 'Give this user the right to write there'
  return new UnusableDatabase(
    `The data directory ${directory} cannot be written (${code}). ${remedy}, or set DATA_DIRECTORY to another place.`,
  )
}

function take(file: string) {
  for (;;) {
    try {
      const handle = openSync(file, 'wx')
      writeSync(handle, String(process.pid))
      closeSync(handle)
      return
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const owner = Number(readFileSync(file, 'utf8'))
    if (owner === process.pid ? held.has(file) : isAlive(owner)) {
      throw new UnusableDatabase(
        `The data directory of ${file} is in use by process ${owner}. Stop that one first, or set DATA_DIRECTORY to another place.`,
      )
    }
    rmSync(file, { force: true })
  }
}

function isAlive(pid: number): boolean {
  if (!pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
