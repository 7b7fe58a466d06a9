import { contract, vendorMaterialMaster, type VendorSetting } from '@tsumugi/contract'
import { foldWord } from '@tsumugi/domain/conversion'
import { invalid, orStale } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { changed } from '../../records/changed.ts'
import { recordBefore } from '../../records/record-before.ts'
import { keepMap, mapNoun, remembered } from '../data-converters/queries/map-queries.ts'
import { orderFileNoun } from '../vendor-order-files/public-face.ts'
import { updateVendor, vendorIdFor, vendorNamed, vendorsOf, type VendorRow } from '../vendors/vendor-queries.ts'

/** How the files of each vendor are read and written (domain §3.13); its columns are those the converter remembers. */
export const vendorSettingRoutes = serve(contract.vendorSettings)({
  vendors: async (request) => ({ data: (await vendorsOf(request)).map(({ key, name }) => ({ key, name })) }),

  show: async (request, { params }) => ({ data: await reply(request, await vendorNamed(request, params.vendor)) }),

  async update(request, { params, body }) {
    const { lockVersion, columns, ...change } = body.setting
    assertFields(columns ?? {})
    const id = await vendorIdFor(request, params.vendor)
    const before = await recordBefore(request, 'vendor', id)
    await orStale(updateVendor(request.database, id, lockVersion, change), async () =>
      reply(request, await vendorNamed(request, params.vendor)),
    )
    if (columns) await keepColumns(request, id, columns)
    await changed(request, { noun: 'vendor', verb: 'updated', id, before })
    return { data: await reply(request, await vendorNamed(request, params.vendor)) }
  },
})

async function reply({ database }: TenantRequest, vendor: VendorRow): Promise<VendorSetting> {
  const { id, lock_version: lockVersion, ...settings } = vendor
  const { columns } = await remembered(database, mapNoun({ noun: orderFileNoun, vendor_id: id }))
  return { ...settings, columns, lockVersion }
}

/** @throws Refusal 422 for a column that no order file has, and for two heads of one field */
function assertFields(columns: Readonly<Record<string, string>>): void {
  const fields = Object.values(columns)
  if (fields.some((field) => field !== '' && !(field in vendorMaterialMaster.fields)))
    throw invalid({ code: 'invalid', field: 'setting.columns' })
}

async function keepColumns(request: TenantRequest, id: number, columns: Readonly<Record<string, string>>) {
  const noun = mapNoun({ noun: orderFileNoun, vendor_id: id })
  const { words } = await remembered(request.database, noun)
  const folded = Object.fromEntries(Object.entries(columns).map(([head, field]) => [foldWord(head), field]))
  const map = { noun, direction: 'in' as const, words, encoding: null }
  await keepMap(request.database, request.userGroupId, { ...map, columns: folded })
}
