import { renderSVG } from 'uqr'

/** The page of an item, as a hanger tag leads to it. */
export const itemAddress = (origin: string, exhibitionId: number, itemId: number): string =>
  `${origin}/s/exhibitions/${exhibitionId}/exhibition_items/${itemId}`

export function qrCodeReply(origin: string, exhibitionId: number, itemId: number): Response {
  return new Response(renderSVG(itemAddress(origin, exhibitionId, itemId), { ecc: 'M', border: 2 }), {
    headers: {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'private, max-age=300',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    },
  })
}
