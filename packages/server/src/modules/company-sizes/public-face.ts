// What other modules use of the sizes of organisations.
export { sizesOf, unknownSize } from './queries.ts'
