// What other modules use of recruitments as suppliers see them.
export { openRow, type OpenRow } from './queries.ts'
export { isNameTold } from './weigh.ts'
