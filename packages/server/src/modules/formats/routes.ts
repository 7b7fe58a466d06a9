import { contractFormats, invoiceFormats, orderSheetFormats } from '@tsumugi/contract'
import { formatPdf } from '../../documents/format/format-pdf.ts'
import type { DocumentFormat, DocumentKind } from '../../documents/format/printed-document.ts'
import { sampleDocument } from '../../documents/format/sample-document.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve, type BoundEndpoint } from '../../http/serve.ts'
import { pdfReply } from '../../documents/pdf/pdf-reply.ts'
import { pictureOf } from './picture-of.ts'
import { issuerOf } from './queries.ts'

/** A format that is being arranged, as the paper it would print (domain §3.2, live format preview). */
export const formatRoutes: readonly BoundEndpoint[] = [
  ...serve({ preview: contractFormats.preview })({
    preview: (request, { body }) => preview(request, 'contract', body.format),
  }),
  ...serve({ preview: invoiceFormats.preview })({
    preview: (request, { body }) => preview(request, 'invoice', body.format),
  }),
  ...serve({ preview: orderSheetFormats.preview })({
    preview: (request, { body }) => preview(request, 'order_sheet', body.format),
  }),
]

async function preview(
  request: TenantRequest,
  kind: DocumentKind,
  format: DocumentFormat,
): Promise<() => Promise<Response>> {
  const { issuer, keyOf } = await issuerOf(request, format.locale)
  const document = sampleDocument(kind, format.locale, { ...issuer, logo: null, seal: null })
  return async () => {
    const [logo, seal] = await Promise.all([
      pictureOf(request.files, keyOf('logo')),
      format.stamp ? pictureOf(request.files, keyOf('seal')) : null,
    ])
    const definition = formatPdf(format, { ...document, issuer: { ...issuer, logo, seal } })
    return pdfReply(definition, definition.title)
  }
}
