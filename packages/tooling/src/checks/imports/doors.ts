import type { Finding, Repository } from '../../repository.ts'
import { isTest, lineAt, programs, withoutComments } from '../../source.ts'
import { doors } from './door-table.ts'

/** Everything with one door uses it. */
export function checkDoors(repository: Repository): Finding[] {
  return programs(repository)
    .filter((path) => !isTest(path))
    .flatMap((path) => {
      const text = withoutComments(repository.read(path))
      return doors
        .filter(({ only }) => !only.test(path))
        .flatMap(({ what, message }) =>
          [...text.matchAll(what)].map(({ index, 0: found }) => ({
            path,
            line: lineAt(text, index + found.search(/\S/)),
            message: `${oneLine(found)}: ${message}`,
          })),
        )
    })
}

const oneLine = (found: string) => found.replaceAll(/\s+/g, ' ').trim().slice(0, 40)
