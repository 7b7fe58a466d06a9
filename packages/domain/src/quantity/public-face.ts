export { matrixAmount, matrixTotals } from './matrix.ts'
export { readRatio, splitByRatio } from './largest-remainder.ts'
export { readCell, readQuantity, readTable } from './cell-entry.ts'
export { type MaterialNeed, requirement, rollsFor } from './requirement.ts'
