export { type ProductionFileKind, productionFileKinds } from './file-kinds.ts'
export { type PhaseHealth, phaseHealths, type PhaseKind, phaseKinds, riskDays, soldPhaseKinds } from './phase.ts'
export { janFault, type SkuNameFault, skuNameFault, subSkuFault } from './sku-rules.ts'
