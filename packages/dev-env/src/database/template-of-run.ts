/** Where a run keeps the one migrated and seeded database that the files of its tests copy. */
export interface TestTemplate {
  /** With the files of the seed, and on PGlite the database as well. */
  readonly directory: string
  /** On PostgreSQL: the database that others are created from. */
  readonly database: string | undefined
}

const variable = 'TEST_TEMPLATE'

/** What the global setup of the server tests made before the first file; nothing where it did not run. */
export function templateOfRun(): TestTemplate | undefined {
  const told = process.env[variable]
  return told ? (JSON.parse(told) as TestTemplate) : undefined
}

/** Tells the workers, which have the environment of whoever started them. */
export function tellTemplate(template: TestTemplate): void {
  process.env[variable] = JSON.stringify(template)
}
