export { parseQuery, stringifyQuery, type QueryInput, type QueryRecord, type QueryValue } from './bracket-query.ts'
