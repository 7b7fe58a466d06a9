/** Repairs that need no decision by a person: each turns an invoice into one that keeps its rule. */
export const repairNames = [
  'recalculate',
  'nameProfile',
  'takeOffEmpty',
  'writeDates',
  'replaceUnits',
  'removeRates',
  'zeroRates',
  'zeroTax',
  'nameTaxScheme',
  'unifyCurrency',
  'removeTaxCurrency',
  'removeSellerTax',
  'tidyRegistrationNumber',
  'turnReturns',
  'unifyRemittance',
  'takePeriodFromDelivery',
  'writeWholeYen',
  'removeCharacters',
] as const
export type RepairName = (typeof repairNames)[number]
