export { groupNames } from './queries.ts'
