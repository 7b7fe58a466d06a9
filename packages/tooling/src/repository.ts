import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { top } from './run-program.mjs'

/** What a check looks at: every file git would keep, by its path from the top. */
export interface Repository {
  paths: readonly string[]
  read: (path: string) => string
}

/** One thing a check found wrong. `line` counts from 1. */
export interface Finding {
  path: string
  line?: number
  message: string
}

export type Check = (repository: Repository) => Finding[] | Promise<Finding[]>

/** The repository on disk: tracked files and new ones that are not ignored. */
export function thisRepository(): Repository {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: top,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const isFile = (path: string) => statSync(join(top, path), { throwIfNoEntry: false })?.isFile() === true
  const texts = new Map<string, string>()
  return {
    paths: [...new Set(listed.split('\0'))].filter((path) => path && isFile(path)).toSorted(),
    read(path) {
      const text = texts.get(path) ?? readFileSync(join(top, path), 'utf8')
      texts.set(path, text)
      return text
    },
  }
}

/** A made-up repository, for showing a check something wrong. */
export function repositoryOf(files: Record<string, string>): Repository {
  return { paths: Object.keys(files), read: (path) => files[path] ?? '' }
}
