import { hasFunction, materialOrdererKinds, opensTemplatesOf, showsSkuMaster } from '@tsumugi/domain'
import type { Guard, GuardContext, SessionUser } from '@tsumugi/domain'

/** Anybody, signed in or not. */
export const everybody = { login: false } as const satisfies Guard
export const signedIn = {} as const satisfies Guard

export const adminOnly = { kinds: ['admin'] } as const satisfies Guard
export const brandOnly = { kinds: ['brand'] } as const satisfies Guard
export const distributorOnly = { kinds: ['distributor'] } as const satisfies Guard
export const powerUserOnly = { powerUser: true } as const satisfies Guard
export const brandPowerUser = { kinds: ['brand'], powerUser: true } as const satisfies Guard

export const merchandising = { kinds: ['brand'], functions: ['merchandising'] } as const satisfies Guard
export const merchandisingMasters = { ...merchandising, powerUser: true } as const satisfies Guard

export const matching = { functions: ['matching'] } as const satisfies Guard
export const matchingClient = { kinds: ['brand'], functions: ['matching'] } as const satisfies Guard
export const matchingWorker = { kinds: ['supplier'], functions: ['matching'] } as const satisfies Guard

export const marketplace = { functions: ['material_market'] } as const satisfies Guard
export const ownBookmarks = { kinds: materialOrdererKinds, functions: ['material_market'] } as const satisfies Guard
export const vendorMaterials = { functions: ['vendor_material_management'] } as const satisfies Guard

export const productionSchedules = {
  kinds: ['brand', 'supplier', 'trade'],
  functions: ['production_schedule'],
} as const satisfies Guard

/** Without a guard of its own in the spec: a brand with any of the three keys (domain §6.14). */
export const approvals = {
  kinds: ['brand'],
  functions: ['approval_contract', 'approval_supplier', 'approval_receive_invoice'],
  partial: true,
} as const satisfies Guard
export const approvalRoutes = { kinds: ['brand'], functions: ['approval_route.create'] } as const satisfies Guard
export const customWorkflowItems = { kinds: ['brand'], functions: ['custom_workflow.create'] } as const satisfies Guard
export const customWorkflowDefinitions = { ...customWorkflowItems, powerUser: true } as const satisfies Guard

export const orderSheetFormats = {
  kinds: ['brand'],
  functions: ['order_sheet'],
  powerUser: true,
} as const satisfies Guard

/** The function the spec does not show is the SKU master menu rule (domain §6.5). */
export const skuGroups = { kinds: ['brand'], check: showsSkuMaster } as const satisfies Guard

/** A brand needs the function; a supplier may read a label shared with it (spec §6; domain §6.13). */
export const qualityLabelings = { kinds: ['brand', 'supplier'], check: readsQualityLabelings } as const satisfies Guard

/** Only the brand writes its labels (spec §6). */
export const qualityLabelWriting = { kinds: ['brand'], functions: ['quality_labeling'] } as const satisfies Guard

/** Organisations and their switches are run by admins and owner admins (domain §3.1). */
export const organisations = { kinds: ['admin'], ownerAdmin: true } as const satisfies Guard

/** The query parameter `target` chooses the rule; any other target is refused (spec §5, §6). */
export const listTemplates = {
  check: (user: SessionUser, { query }: GuardContext) => opensTemplatesOf(user, query.target),
} as const satisfies Guard

/** Custom field definitions need the key and a power user (spec §2, Settings). */
export const extensionFieldDefinitions = {
  functions: ['extension_field_definition.create'],
  powerUser: true,
} as const satisfies Guard

function readsQualityLabelings(user: SessionUser): boolean {
  return user.kind === 'supplier' || hasFunction(user, 'quality_labeling')
}
