import * as z from 'zod/mini'
import { storedPerOrganisation } from './stored-value.ts'

/**
 * Counts of one delivery that this device has not brought to the server yet, in their order, by the delivery: they outlive
 * the browser and lost lines. The receiving page knows the shape.
 */
export const countQueueOf = (deliveryId: number) =>
  storedPerOrganisation<readonly Record<string, unknown>[]>({
    key: 'tsumugi.count_queue',
    schema: z.array(z.record(z.string(), z.unknown())),
    fallback: [],
  })(deliveryId)
