/** Where a packing list of a vendor stands (domain §3.13): written, arrived, and nothing of it to come any more. */
export const packingListStatuses = ['draft', 'confirmed', 'consumed'] as const
export type PackingListStatus = (typeof packingListStatuses)[number]

/** Where each status leads; a list goes back to draft as long as nothing was used of it. */
export const packingListMoves: Readonly<Record<PackingListStatus, readonly PackingListStatus[]>> = {
  draft: ['confirmed'],
  confirmed: ['consumed', 'draft'],
  consumed: ['confirmed'],
}

/** Where an order file stands (domain §3.13). */
export const orderFileStatuses = ['uploaded', 'mapped', 'applied', 'failed'] as const
export type OrderFileStatus = (typeof orderFileStatuses)[number]

/** By what the bands of a balance stand together. */
export const balanceGroups = ['item', 'material', 'contract'] as const
export type BalanceGroup = (typeof balanceGroups)[number]

/** How far one ordered material of one lot has come. */
export const vendorMaterialStates = ['waiting', 'late', 'part', 'arrived', 'going', 'used'] as const
export type VendorMaterialState = (typeof vendorMaterialStates)[number]

/** Which figure of the balance is written into a file that goes out. */
export const exportedFigures = ['ordered', 'arrived', 'used', 'left'] as const
