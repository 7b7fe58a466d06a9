export { balancesNamed } from './queries.ts'
