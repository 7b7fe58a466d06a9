import { mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const inMemory = '/dev/shm'
/** Bytes that must be free there: for the databases of two workers, their templates, and the profiles of browsers. */
const room = 3 * 1024 ** 3
const prefix = 'tsumugi-run-'

/**
 * A folder of this process for its tests, in memory where there is room: every file of tests copies a database, and
 * a disk takes ten times as long for it. It goes when the process ends; those of killed ones go with the next call.
 * @returns {string} its absolute path
 */
export function scratchFolder(base = roomiest()) {
  for (const name of readdirSync(base)) {
    if (name.startsWith(prefix) && !runs(Number(name.slice(prefix.length)))) remove(join(base, name))
  }
  const folder = join(base, `${prefix}${process.pid}`)
  if (mkdirSync(folder, { recursive: true })) process.once('exit', () => remove(folder))
  return folder
}

function roomiest() {
  try {
    const { bavail, bsize } = statfsSync(inMemory)
    return bavail * bsize >= room ? inMemory : tmpdir()
  } catch {
    return tmpdir()
  }
}

const remove = (folder) => rmSync(folder, { recursive: true, force: true })

function runs(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}
