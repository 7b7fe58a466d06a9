import type { TestServer } from './test-server.ts'

export interface PageAnswer {
  readonly status: number
  readonly html: string
  /** Where a redirect leads. */
  readonly location: string | null
  readonly headers: Headers
}

/** A browser without scripts: keeps cookies and sends the form token of the page it saw last. */
export interface FormVisitor {
  readonly cookies: Map<string, string>
  get(path: string, headers?: Record<string, string>): Promise<PageAnswer>
  post(path: string, fields: Record<string, string>, headers?: Record<string, string>): Promise<PageAnswer>
}

export function formVisitor(server: Pick<TestServer, 'app'>): FormVisitor {
  const cookies = new Map<string, string>()
  let token = ''
  const ask = async (path: string, init: RequestInit, headers: Record<string, string>): Promise<PageAnswer> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await server.app.request(path, {
      ...init,
      headers: { ...(cookie ? { Cookie: cookie } : {}), ...headers },
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/max-age=0/i.test(line) || value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    const html = await response.text()
    token = /name="form_token" value="([^"]+)"/.exec(html)?.[1] ?? token
    return { status: response.status, html, location: response.headers.get('Location'), headers: response.headers }
  }
  return {
    cookies,
    get: (path, headers = {}) => ask(path, {}, headers),
    post: (path, fields, headers = {}) =>
      ask(path, { method: 'POST', body: new URLSearchParams({ form_token: token, ...fields }) }, headers),
  }
}
