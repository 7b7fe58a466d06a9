import type { Finding, Repository } from '../../repository.ts'
import { isTest, lineAt, programs, withoutComments } from '../../source.ts'

const server = 'packages/server/src/'

/** What is said in one place of the server, and what to take elsewhere. */
const rules: readonly { readonly home: string; readonly by: RegExp; readonly message: string }[] = [
  {
    home: `${server}database/versions/`,
    by: /lock_?version(\b.{0,4}\+ 1|', '\+')/gi,
    message: 'counts a version by hand: take updateRow, or versionStamps of database/versions',
  },
  {
    home: `${server}http/refusal.ts`,
    by: /new Refusal\(409, \[\{ code: 'stale'/g,
    message: 'refuses a stale version by hand: take orStale of http/refusal.ts',
  },
]

/** Versions of rows are counted and compared by one mechanism (design §8). */
export function checkVersions(repository: Repository): Finding[] {
  return programs(repository)
    .filter((path) => path.startsWith(server) && !isTest(path))
    .flatMap((path) => {
      const text = withoutComments(repository.read(path))
      return rules
        .filter(({ home }) => !path.startsWith(home))
        .flatMap(({ by, message }) =>
          [...text.matchAll(by)].map(({ index }) => ({ path, line: lineAt(text, index), message })),
        )
    })
}
