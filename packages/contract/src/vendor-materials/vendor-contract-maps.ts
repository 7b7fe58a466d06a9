import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id, lockVersion } from '../kernel/fields.ts'
import { nothing, one, page, paging } from '../kernel/reply.ts'
import { length, namedMaterial, ofVendors, someLength } from './vendor-parts.ts'

const contractLine = z.object({
  /** Of the line. */
  id,
  contractId: id,
  number: z.string(),
  title: z.string(),
  item: z.nullable(z.string()),
  color: z.nullable(z.string()),
  size: z.nullable(z.string()),
  quantity: z.string(),
})
export type ContractLineChoice = z.output<typeof contractLine>

/** How much of a material is meant for a line of a contract. */
export const vendorContractMap = z.object({
  id,
  material: z.extend(namedMaterial, { ordered: length, planned: length }),
  contractLine,
  plannedQuantity: length,
  /** Of this material, for this contract. */
  used: length,
  lockVersion,
})
export type VendorContractMap = z.output<typeof vendorContractMap>

export const vendorContractMaps = {
  list: endpoint('GET /venders/:vendor/material_contract_maps', {
    query: z.object({ ...paging, q: z.optional(z.string().check(z.maxLength(100))) }),
    reply: page(vendorContractMap),
    access: ofVendors,
    summary: 'Which material is meant for which line of a contract, and how much of it',
  }),
  choices: endpoint('GET /venders/:vendor/material_contract_maps/choices', {
    query: z.object({ q: z.optional(z.string().check(z.maxLength(100))) }),
    reply: one(
      z.object({
        contractLines: z.array(contractLine),
        /** Of each, what is not meant for anything yet. */
        materials: z.array(z.extend(namedMaterial, { ordered: length, planned: length })),
      }),
    ),
    access: ofVendors,
    summary: 'Lines of issued contracts and materials to bring together, at most 200 of each',
  }),
  create: endpoint('POST /venders/:vendor/material_contract_maps', {
    body: z.object({
      materialContractMap: z.object({ materialId: id, contractLineId: id, plannedQuantity: someLength }),
    }),
    reply: one(vendorContractMap),
    access: ofVendors,
    summary: 'Brings a material and a line together, once',
  }),
  update: endpoint('PATCH /venders/:vendor/material_contract_maps/:id', {
    body: z.object({ materialContractMap: z.object({ plannedQuantity: someLength, lockVersion }) }),
    reply: one(vendorContractMap),
    access: ofVendors,
    summary: 'Changes how much is meant',
  }),
  delete: endpoint('DELETE /venders/:vendor/material_contract_maps/:id', {
    reply: nothing,
    access: ofVendors,
    summary: 'Takes them apart',
  }),
}
