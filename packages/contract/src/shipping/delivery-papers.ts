import * as z from 'zod/mini'
import { traders } from '../documents/kinds/goods.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { bytes } from '../kernel/reply.ts'

/** Labels of 100 × 70 mm, what is in which carton, and what is painted on the cartons (domain §3.8). */
export const deliveryPaperKinds = ['labels', 'packing_list', 'case_mark'] as const
export type DeliveryPaperKind = (typeof deliveryPaperKinds)[number]

/** As many labels as one file holds; more cartons are printed by their numbers. */
export const mostCartonLabels = 1_000
const cartonNumber = z.coerce.number().check(z.multipleOf(1), z.minimum(1), z.maximum(99_999))

export const deliveryPapers = {
  show: endpoint('GET /deliveries/:id/papers', {
    query: z.object({
      paper: z.enum(deliveryPaperKinds),
      /** A packing list comes as a table too; the others are paper only. */
      format: z.optional(z.enum(['pdf', 'xlsx'])),
      /** Labels of the cartons between these numbers, both among them; of all without. */
      from: z.optional(cartonNumber),
      to: z.optional(cartonNumber),
    }),
    reply: bytes,
    access: traders,
    summary: 'Carton labels, the packing list and the case mark of a delivery; 422 labels_many, labels_none',
  }),
}
