import type { TenantRequest } from '../../http/request.ts'
import { tell } from '../notifications/tell.ts'
import { colleagues, vendorById } from './vendor-queries.ts'

/** Tells colleagues of a file or an arrival of a vendor, where its settings say so. */
export async function tellOfVendor(
  request: TenantRequest,
  vendorId: number,
  news: {
    readonly event: 'vendor_file_brought' | 'vendor_arrived'
    readonly subject: { readonly kind: string; readonly id: number }
    readonly title: string
    /** Below the address of the vendor. */
    readonly path: string
  },
): Promise<void> {
  const { database } = request
  const vendor = await vendorById(database, vendorId)
  if (!vendor.notify) return
  await tell(request, {
    event: news.event,
    accountIds: await colleagues(database, request.userGroupId),
    subject: news.subject,
    detail: { title: news.title, vendor: vendor.name || vendor.key },
    link: `/s/venders/${vendor.key}/${news.path}`,
  })
}
