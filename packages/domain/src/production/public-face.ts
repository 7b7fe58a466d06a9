export { type PhaseKind, phaseKinds, soldPhaseKinds } from './phase.ts'
export { janFault, type SkuNameFault, skuNameFault, subSkuFault } from './sku-rules.ts'
