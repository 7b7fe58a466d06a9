import { openApi } from '@tsumugi/contract/openapi'

/** As much of JSON Schema as the API description uses. */
export interface WireSchema {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: WireSchema[]
  properties?: Record<string, WireSchema>
  required?: string[]
  items?: WireSchema
  pattern?: string
  format?: string
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
}

/** One call as partners see it: what travels in the address, the query and the body. */
export interface WireCall {
  readonly name: string
  readonly method: string
  /** With parameters in braces: `/api/brands/{id}`. */
  readonly path: string
  readonly query: readonly { name: string; required: boolean; schema: WireSchema }[]
  readonly body: WireSchema | undefined
  readonly multipart: boolean
}

interface Operation {
  operationId: string
  parameters: { name: string; in: string; required: boolean; schema: WireSchema }[]
  requestBody?: { content: Record<string, { schema: WireSchema }> }
}

/** Every call of the API description. */
export function wireCalls(): WireCall[] {
  const { paths } = openApi() as { paths: Record<string, Record<string, Operation>> }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, parameters, requestBody }]) => {
      const [media, content] = Object.entries(requestBody?.content ?? {})[0] ?? []
      return {
        name: operationId,
        method: method.toUpperCase(),
        path,
        query: parameters.filter((parameter) => parameter.in === 'query'),
        body: content?.schema,
        multipart: media === 'multipart/form-data',
      }
    }),
  )
}
