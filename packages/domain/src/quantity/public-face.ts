export { matrixAmount, matrixTotals } from './matrix.ts'
export { readCell, readTable } from './cell-entry.ts'
export { type MaterialNeed, requirement, rollsFor } from './requirement.ts'
