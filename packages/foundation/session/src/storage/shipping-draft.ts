import * as z from 'zod/mini'
import { storedPerOrganisation } from './stored-value.ts'

/**
 * Cartons of one order's delivery as they stand on this device, by the order: they outlive the browser and lost lines until
 * the server has them. The shipping page knows the shape. Apart from the other keys, which every page loads.
 */
export const shippingDraftOf = (contractId: number) =>
  storedPerOrganisation<Record<string, unknown> | null>({
    key: 'tsumugi.shipping_draft',
    schema: z.nullable(z.record(z.string(), z.unknown())),
    fallback: null,
  })(contractId)
