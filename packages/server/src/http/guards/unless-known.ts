import type { TenantRequest } from '../request.ts'

/**
 * Answers 304 to a caller who holds this version already, without doing the work; else the answer with its version as
 * ETag. `version` is any text that changes when the answer does.
 */
export async function unlessKnown(
  request: TenantRequest,
  version: string,
  work: () => Promise<{ data: unknown }>,
): Promise<Response> {
  const tag = `W/"${Buffer.from(version).toString('base64url')}"`
  const headers = { ETag: tag, 'Cache-Control': 'private, no-cache' }
  if (request.ifNoneMatch === tag) return new Response(null, { status: 304, headers })
  return Response.json(await work(), { headers })
}
