import { channel } from 'node:diagnostics_channel'

/** Says each time that something is sent to the database and waited for: what a request takes is counted in these. */
export const roundTrips = channel('tsumugi:round-trip')
