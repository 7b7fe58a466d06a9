export { clothFee, type ClothFees, swatchesBeyond } from './cloth-fee.ts'
export {
  claimDays,
  customerStatuses,
  freeSwatchesAMonth,
  materialCertificates,
  type MaterialDetailStatus,
  claimAnswers,
  type ClaimAnswer,
  mostClaimPhotos,
  materialDetailStatuses,
  materialKinds,
  type MaterialOrderKind,
  materialOrderKinds,
  materialVisibilities,
  orderFor,
  type QuantityFault,
  quantityFault,
  type SellingUnits,
  takesFromStock,
  type Weave,
  weaves,
} from './order-quantity.ts'
export { nextTier, priceFor, type PriceTier, tierAt, tierFaults } from './price-tiers.ts'
export {
  type BalanceGroup,
  balanceGroups,
  exportedFigures,
  orderFileStatuses,
  type OrderFileStatus,
  packingListMoves,
  packingListStatuses,
  type PackingListStatus,
  vendorMaterialStates,
  type VendorMaterialState,
} from './vendor-material.ts'
export { reversedEffect, type StockEffect, stockEffect, type StockMoveKind, stockMoveKinds } from './stock-move.ts'
