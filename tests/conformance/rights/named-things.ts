import type { contract } from '@tsumugi/contract'
import type { WireSchema } from '../contract/wire-schema.ts'
import { resourceTables, type ResourceTable } from './resource-tables.ts'

type Resource = keyof typeof contract

const of = (table: string, more: Omit<ResourceTable, 'table'> = {}): ResourceTable => ({ table, ...more })
const as = (resource: Resource): ResourceTable => resourceTables[resource]!
const organisation = of('user_group', { owner: 'id' })
const person = as('users')
const file = of('record_file')
const paper = of('document', { owner: 'author_id', where: 'not shared' })
const line = of('document_line', { owner: 'author_id', where: 'not shared' })
const category = of('category')
const vendorMaterial = as('vendorMaterials')

/** Where stands what a field of a body names; a list names many of the same. Null: what is told to everybody, or a number. */
const byField: Readonly<Record<string, ResourceTable | null>> = {
  user_group_id: organisation,
  current_user_group_id: organisation,
  user_group_ids: organisation,
  partner_id: organisation,
  partner_ids: organisation,
  supplier_group_id: organisation,
  payee_id: organisation,
  // Whom one invites, or asks for a price, is found among all who introduce themselves; another brand does not.
  invitee_ids: organisation,
  user_ids: person,
  member_ids: person,
  mention_ids: person,
  assignee_id: person,
  delegate_id: person,
  escalate_to_id: person,
  owner_id: person,
  team_id: as('teams'),
  terms_id: as('paymentTermDefinitions'),
  parent_id: category,
  category_id: category,
  category_ids: category,
  brand_id: as('brands'),
  brand_ids: as('brands'),
  sub_brand_id: as('subBrands'),
  color_id: as('colors'),
  size_id: as('sizes'),
  fabric_id: as('fabrics'),
  part_name_id: as('partNames'),
  instruction_ids: as('careInstructions'),
  attention_ids: as('careAttentions'),
  file_id: file,
  file_ids: file,
  screenshot_id: file,
  merchandising_id: as('merchandisings'),
  merchandising_ids: as('merchandisings'),
  exhibition_id: as('exhibitions'),
  item_ids: as('exhibitionItems'),
  step_id: of('approval_step'),
  source_id: paper,
  document_id: paper,
  document_ids: paper,
  settled_by_id: paper,
  delivery_ids: of('document', { owner: 'author_id', where: "noun = 'delivery' and not shared" }),
  trade_ids: as('trades'),
  counterpart_id: as('trades'),
  source_line_id: line,
  line_id: line,
  payable_id: of('payable', { owner: 'creditor_id' }),
  payable_ids: of('payable', { owner: 'creditor_id' }),
  use_id: of('receipt_use'),
  sku_id: as('stockKeepingUnits'),
  stock_keeping_unit_id: as('stockKeepingUnits'),
  phase_id: as('phases'),
  phase_ids: as('phases'),
  production_ids: as('productions'),
  procedure_id: as('procedures'),
  schedule_id: as('productionSchedules'),
  production_id: as('productions'),
  raw_material_id: as('rawMaterials'),
  supplier_id: organisation,
  folder_id: as('materialBookmarks'),
  contract_id: of('document', { owner: 'author_id', where: "noun = 'contract' and not shared" }),
  contract_line_id: line,
  // Cloth on the wall is offered to everybody; what is behind it is a dye lot's number, checked against its colour.
  cost_line_id: of('resource_plan_line'),
  material_color_id: null,
  material_lot_id: null,
  lot_id: null,
  detail_id: null,
  // A device's own.
  client_id: null,
}

/** Where a field means something else in one resource. */
const byResource: Readonly<Record<string, Readonly<Record<string, ResourceTable | null>>>> = {
  merchandisings: { template_id: as('merchandisings') },
  resourcePlanSheets: { line_ids: of('resource_plan_line') },
  vendorPackingLists: { material_id: vendorMaterial },
  vendorContractMaps: { material_id: vendorMaterial },
  vendorExportedMaterials: { material_ids: vendorMaterial },
  productionSchedules: { template_id: as('scheduleTemplates') },
  scheduleTemplates: { template_id: as('scheduleTemplates') },
  // What a target is, its definition says: an id of another kind is a record of one's own there.
  extensionFields: { definition_id: as('extensionFieldDefinitions'), target_id: null },
  // Of two sides one changes, the other confirms.
  confirmedMarks: { ids: null },
  productions: { ids: as('merchandisings') },
  customWorkflowItems: { definition_id: as('customWorkflowDefinitions'), subject_id: as('merchandisings') },
  merchandisingFiles: { target_id: as('merchandisingFiles') },
  exhibitionOrders: { sku_id: of('exhibition_item_sku') },
  brandImages: { ids: as('brandImages') },
  members: { id: as('members') },
  // Colours of cloth on the wall, as above.
  materialBookmarks: { color_id: null },
  adminMaterialBookmarks: { color_id: null },
  rawMaterialStock: { ids: of('raw_material_move') },
  distributorLots: { ids: of('material_move'), material_id: as('catalogueCloths') },
  exhibitionQuantities: { ids: of('exhibition_order_line') },
  distributorCustomers: { id: of('distributor_customer') },
  adminDistributorCustomers: { id: of('distributor_customer') },
  materialOrderDetails: { id: null, ids: null },
  subSkus: { id: as('subSkus') },
  approvalRoutes: { id: as('approvalRoutes') },
}

/** Inside these the field `id` is another thing's than the resource's. */
const byPlace: readonly (readonly [RegExp, ResourceTable])[] = [
  [/^file\.id$/, file],
  [/lines\.(\w+\.)?\[\]\.id$|^lines\.\[\]\.id$|^counting\.lines\.\[\]\.id$/, line],
  [/^documents\.\[\]\.id$/, paper],
]

export function tableOf(resource: string, place: string): ResourceTable | null | undefined {
  const field = place.split('.').at(-1)!
  const there = byPlace.find(([pattern]) => pattern.test(place))
  if (there) return there[1]
  const own = byResource[resource]
  if (own && field in own) return own[field]
  if (field in byField) return byField[field]
  return /^(ids?|into_id)$/.test(field) ? resourceTables[resource as Resource] : undefined
}

const isName = (field: string) => /(^|_)ids?$/.test(field)
const otherThanNull = (schema: WireSchema): WireSchema =>
  schema.anyOf ? (schema.anyOf.find(({ type }) => type !== 'null') ?? {}) : schema

/** Every field of a body that names something by its id: `contract.lines.[].sku_id`. */
export function namesIn(schema: WireSchema, place = ''): string[] {
  const shape = otherThanNull(schema)
  if (shape.items) return namesIn(shape.items, place === '' ? '[]' : `${place}.[]`)
  return Object.entries(shape.properties ?? {}).flatMap(([field, part]) => {
    const here = place === '' ? field : `${place}.${field}`
    const inner = otherThanNull(part)
    const isNumber = inner.type === 'integer' || inner.items?.type === 'integer'
    return isName(field) && isNumber ? [here] : namesIn(part, here)
  })
}

/** What is wanted of a body and nothing else, except on the way to the field at `place`. */
export function narrowedTo(schema: WireSchema, place: string): WireSchema {
  const [first, ...rest] = place.split('.')
  const shape = otherThanNull(schema)
  if (shape.items) return { ...shape, items: narrowedTo(shape.items, first === '[]' ? rest.join('.') : place) }
  if (!shape.properties) return shape
  const wanted = Object.entries(shape.properties).filter(
    ([field]) => field === first || shape.required?.includes(field),
  )
  return {
    ...shape,
    properties: Object.fromEntries(
      wanted.map(([field, part]) => [field, narrowedTo(part, field === first ? rest.join('.') : '')]),
    ),
  }
}
