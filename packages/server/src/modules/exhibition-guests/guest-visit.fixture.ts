import type { Answer, TestServer } from '@tsumugi/dev-env'

export interface Visit {
  token: string
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
}

/** Somebody who comes in by the password of an exhibition of the demo, or by an order's code. */
export async function visit(
  server: TestServer,
  exhibitionId: number,
  key: object = { password: 'demo-tsumugi' },
): Promise<Visit> {
  const { body } = await server.visitor.call('POST', `/api/exhibitions/${exhibitionId}/exhibition_sessions`, key)
  const token: string = body.data?.token_code ?? ''
  return {
    token,
    call: (method, path, sent, headers = {}) =>
      server.visitor.call(method, `/api/exhibitions/${exhibitionId}${path}`, sent, {
        Authorization: `Bearer ${token}`,
        ...headers,
      }),
  }
}

export const shop = { shop: '試しの店(デモ)', person: '試', email: 'try@shops.example' }

export const orderOf = (lines: { sku_id: number; quantity: number }[], more: object = {}) => ({
  order: { lines, customer: shop, note: '', locale: 'ja', ...more },
})
