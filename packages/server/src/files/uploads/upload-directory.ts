import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const day = 86_400_000

/** Where uploads lie while they are looked at. What a killed process left there goes; what is young may be another's. */
export async function uploadDirectoryIn(dataDirectory: string): Promise<string> {
  const directory = join(dataDirectory, 'uploads')
  await mkdir(directory, { recursive: true, mode: 0o700 })
  for (const name of await readdir(directory)) {
    const path = join(directory, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }))
    if (mtimeMs < Date.now() - day) await rm(path, { recursive: true, force: true })
  }
  return directory
}
