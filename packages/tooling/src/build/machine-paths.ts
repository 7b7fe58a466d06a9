import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Takes the place of the repository on the machine that builds out of what is published: comments and maps name files
 * below it. Lines stay lines, so that maps still lead to them.
 */
export async function withoutMachinePaths(outDir: string, top = process.cwd()): Promise<void> {
  const names = (await readdir(outDir, { recursive: true })).filter((name) => /\.(js|map)$/.test(name))
  await Promise.all(
    names.map(async (name) => {
      const path = join(outDir, name)
      const text = await readFile(path, 'utf8')
      const relative = withoutTop(text, top)
      if (relative !== text) await writeFile(path, relative)
    }),
  )
}

/** Separators of the other kind stand doubled where a map quotes them. */
const withoutTop = (text: string, top: string): string =>
  [top, top.replaceAll('\\', '\\\\'), top.replaceAll('\\', '/')].reduce(
    (said, place) => said.replaceAll(`${place}/`, '').replaceAll(`${place}\\`, ''),
    text,
  )
