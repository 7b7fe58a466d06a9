import * as z from 'zod/mini'
import { contract } from '../index.ts'
import { snake } from './casing.ts'
import type { Endpoint, Schema } from './endpoint.ts'
import { errorBody } from './error-body.ts'
import { organisationHeader } from './organisation-header.ts'

type Json = Record<string, unknown>

/** The whole contract as OpenAPI 3.1, on the wire's snake_case. For tools and partners; never part of a browser's bundle. */
export function openApi(title = 'Tsumugi'): Json {
  const paths: Record<string, Json> = {}
  for (const [resource, group] of Object.entries(contract)) {
    for (const [name, endpoint] of Object.entries(group) as [string, Endpoint][]) {
      const path = `/api${endpoint.path.replaceAll(/:(\w+)/g, (_, parameter: string) => `{${snake(parameter)}}`)}`
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(resource, name, endpoint) }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
    paths,
    components: { parameters: { Organisation: madeFor }, schemas: { Error: schemaOf(errorBody, 'output') } },
  }
}

function operation(resource: string, name: string, endpoint: Endpoint): Json {
  const { summary, body, multipart } = endpoint
  const media = multipart ? 'multipart/form-data' : 'application/json'
  const failure = {
    description: 'What, why and what to do',
    content: content('application/json', { $ref: '#/components/schemas/Error' }),
  }
  return {
    tags: [resource],
    operationId: `${resource}.${name}`,
    summary,
    parameters: [
      ...pathParameters(endpoint.path),
      ...queryParameters(endpoint.query),
      requestedWith,
      ...(endpoint.guest || endpoint.anyOrganisation ? [] : [{ $ref: '#/components/parameters/Organisation' }]),
    ],
    ...(body ? { requestBody: { required: true, content: content(media, schemaOf(body, 'input')) } } : {}),
    responses: { ...success(endpoint), default: failure },
  }
}

/** Every call carries it (spec §7). */
const requestedWith = { name: 'X-Requested-With', in: 'header', required: true, schema: { const: 'XMLHttpRequest' } }
/** Optional: programs that act for one organisation only need not name it. */
const madeFor = {
  name: organisationHeader,
  in: 'header',
  required: false,
  schema: { type: 'integer' },
  description:
    "Id of the organisation the call is made for. Another than the session's current one is answered 409 `organisation_changed`, and nothing is done.",
}
const content = (media: string, schema: Json) => ({ [media]: { schema } })

function success({ reply }: Endpoint): Json {
  const schema = schemaOf(reply, 'output')
  if (schema.type === 'null') return { 204: { description: 'Done' } }
  const media = schema.format === 'binary' ? 'application/octet-stream' : 'application/json'
  return { 200: { description: 'The answer', content: content(media, schema) } }
}

function pathParameters(path: string): Json[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => {
    const isId = name === 'id' || name.endsWith('Id')
    return {
      name: snake(name),
      in: 'path',
      required: true,
      schema: isId ? { type: 'integer', minimum: 1 } : { type: 'string' },
    }
  })
}

function queryParameters(query?: Schema): Json[] {
  if (!query) return []
  const { properties = {}, required = [] } = schemaOf(query, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

function schemaOf(schema: Schema, io: 'input' | 'output'): Json {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: onTheWire })
  return described
}

/** Property names as they travel, and files as bytes. */
function onTheWire({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: Json }): void {
  if (zodSchema._zod.def.type === 'file') Object.assign(jsonSchema, { type: 'string', format: 'binary' })
  const { properties, required } = jsonSchema as { properties?: Record<string, Json>; required?: string[] }
  if (properties)
    jsonSchema.properties = Object.fromEntries(Object.entries(properties).map(([name, value]) => [snake(name), value]))
  if (required) jsonSchema.required = required.map(snake)
}
