import { expect, it } from 'vitest'
import { openApi } from './openapi.ts'

interface Operation {
  operationId: string
  parameters: { name: string; in: string; required: boolean; schema: { type?: string } }[]
  requestBody?: { content: Record<string, { schema: { properties: Record<string, { properties?: object }> } }> }
  responses: Record<string, unknown>
}
const { paths } = openApi() as { paths: Record<string, Record<string, Operation>> }

it('§7 describes every call at its address on the wire', () => {
  expect(paths['/api/sessions/userinfo']?.get?.operationId).toBe('sessions.show')
  expect(Object.keys(paths).filter((path) => /[A-Z:]/.test(path))).toEqual([])
})

it('§7 names properties and parameters in snake_case', () => {
  expect(JSON.stringify(paths)).not.toMatch(/"(lockVersion|seasonStartMonths|perPage|brandId)"/)
  const update = paths['/api/brands/{id}']?.patch
  expect(
    Object.keys(update?.requestBody?.content['application/json']?.schema.properties.brand?.properties ?? {}),
  ).toContain('lock_version')
  expect(update?.parameters[0]).toMatchObject({ name: 'id', in: 'path', required: true, schema: { type: 'integer' } })
})

it('§7 every call carries X-Requested-With', () => {
  const all = Object.values(paths).flatMap((methods) => Object.values(methods))
  expect(all.every(({ parameters }) => parameters.some(({ name }) => name === 'X-Requested-With'))).toBe(true)
})

it('§7 says 204 where nothing is answered, and multipart where a file travels', () => {
  expect(paths['/api/brands/order']?.put?.responses).toHaveProperty('204')
  const upload = paths['/api/merchandisings/{merchandising_id}/files']?.post
  expect(Object.keys(upload?.requestBody?.content ?? {})).toEqual(['multipart/form-data'])
  expect(JSON.stringify(upload?.requestBody)).toContain('"format":"binary"')
})
