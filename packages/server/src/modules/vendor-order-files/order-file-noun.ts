import { vendorMaterialMaster } from '@tsumugi/contract'
import { isDecimal, round } from '@tsumugi/domain'
import { importUnder } from '../../masters/serve-master.ts'
import { vendorById } from '../vendors/public-face.ts'

/** What the data converter calls rows of order files. Quantities are rounded as the settings of their vendor say. */
export const orderFileNoun = importUnder(vendorMaterialMaster, {
  table: 'vendor_material',
  async completes(database, vendorId) {
    const { places, rounding } = await vendorById(database, vendorId)
    return ({ quantity, ...values }) => {
      if (typeof quantity !== 'string' || !isDecimal(quantity)) return { ...values, quantity }
      return { ...values, quantity: round(quantity, places, rounding) }
    }
  },
})
