import type { SampleNounColumns } from './queries.ts'

/** A row as callers see it. */
export const sampleNounReply = (row: SampleNounColumns) => ({
  id: row.id,
  name: row.name,
  lockVersion: row.lock_version,
})
