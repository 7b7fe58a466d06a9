import type { Finding, Repository } from '../../repository.ts'
import { isTest, programs, withoutComments } from '../../source.ts'
import { rawQueries } from './raw-queries.ts'

const home = 'packages/foundation/queries/'
const raw = /from ['"]swr(\/[\w-]+)?['"]/

/** Endpoints are read and changed by @tsumugi/queries; the files that still make keys of their own only get fewer. */
export function checkQueries(repository: Repository): Finding[] {
  const uses = programs(repository).filter(
    (path) =>
      path.startsWith('packages/') &&
      !path.startsWith(home) &&
      !isTest(path) &&
      raw.test(withoutComments(repository.read(path))),
  )
  const added = uses
    .filter((path) => !(path in rawQueries))
    .map((path) => ({ path, message: 'reads by useSWR: take useQuery and useChange of @tsumugi/queries' }))
  const mended = Object.keys(rawQueries)
    .filter((path) => repository.paths.includes(path) && !uses.includes(path))
    .map((path) => ({ path, message: 'reads by @tsumugi/queries now: take it out of raw-queries.ts' }))
  return [...added, ...mended]
}
