/* What no page needs before something is said: one chunk, fetched once. */
export { Surfaces } from './surfaces.tsx'
