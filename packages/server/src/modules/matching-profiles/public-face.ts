// What other modules use of profiles for matching.
export { figuresOf, tradesWith } from './figure-queries.ts'
export { groupFaces, makerOf, photosOf, profileOf, profilesOf, type GroupFace, type ProfileRow } from './queries.ts'
