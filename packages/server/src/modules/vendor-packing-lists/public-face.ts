export { closeUsedUp, holdList, listOf, namedMaterial, updateList } from './queries.ts'
