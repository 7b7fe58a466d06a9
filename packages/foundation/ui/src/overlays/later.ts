/* What no page needs before something is said: one chunk, fetched once. */
export { describe } from '../tooltip/describe.ts'
export { stayBeside } from './beside.ts'
export { Surfaces } from './surfaces.tsx'
