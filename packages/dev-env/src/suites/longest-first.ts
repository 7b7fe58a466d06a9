import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Server tests that take longest, by what they do rather than by how long their text is. */
export const longestTests: readonly string[] = [
  'tests/conformance/rights/tenancy.server.test.ts',
  'tests/conformance/rights/rights.server.test.ts',
  'tests/conformance/operation/durability.server.test.ts',
  'tests/conformance/operation/outage.server.test.ts',
  'packages/server/src/slow-work/slow-work.server.test.ts',
  'tests/conformance/operation/start.server.test.ts',
  'packages/server/src/database/migrate.server.test.ts',
  'tests/conformance/contract/contract.server.test.ts',
  'packages/server/src/http/odd-requests.server.test.ts',
  'tests/conformance/masters/master-own-fields.server.test.ts',
  'packages/server/src/http/answers-not-kept.server.test.ts',
  'packages/server/src/records/tests/document-freeze.server.test.ts',
]

/** The longest begin first: one that begins last leaves the other worker with nothing to do. A fresh clone knows no durations. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = longestTests.findIndex((path) => moduleId.endsWith(path))
      return at < 0 ? longestTests.length : at
    }
    // oxlint-disable-next-line unicorn/no-array-sort -- A method of Vitest, which sorts a copy.
    const usual = await super.sort(files)
    return usual.toSorted((one, other) => rank(one) - rank(other))
  }
}
