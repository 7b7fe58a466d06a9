/** So often most reads wait for the database: they begin, say whose page it is, ask, and end. */
export const usualTrips = 4

/** Reads that wait more often, and how often. It may only shrink: a row that waits less is to say so. */
export const knownTrips: Readonly<Record<string, number>> = {
  'matchingProfiles.list': 5,
  'productionSchedules.list': 5,
}
