import { documents } from '@tsumugi/contract'
import type { Finding, Repository } from '../../repository.ts'
import { withoutComments } from '../../source.ts'

interface Call {
  method: string
  path: string
  access?: unknown
  summary?: string
}
export type Resources = Readonly<Record<string, Readonly<Record<string, Call>>>>

const face = 'packages/contract/src/contract.ts'
const serverSource = /^packages\/server\/src\/.*\.ts$/

/** Every endpoint says who may call it, has one address of its own, and is bound in the server. */
export async function checkContract(repository: Repository, given?: Resources): Promise<Finding[]> {
  const resources: Resources = given ?? (await import('@tsumugi/contract')).contract
  const calls = Object.entries(resources).flatMap(([resource, group]) =>
    Object.entries(group).map(([name, call]) => ({ name: `${resource}.${name}`, ...call })),
  )
  const seen = new Map<string, string>()
  const own = calls.flatMap(({ name, method, path, access, summary }) => {
    const address = `${method} ${path.replaceAll(/:\w+/g, ':')}`
    const rival = seen.get(address)
    seen.set(address, name)
    return [
      ...(access ? [] : [`${name} does not say who may call it`]),
      ...(summary ? [] : [`${name} has no summary for the API description`]),
      ...(rival ? [`${name} and ${rival} share the address ${method} ${path}`] : []),
    ]
  })
  return [...own, ...unbound(repository, Object.keys(resources))].map((message) => ({ path: face, message }))
}

/**
 * A resource is bound by `serve(contract.home)` or `serveMaster(masters.colors)`, and every document by one call over all of
 * `documents`; its type then demands a handler for every call.
 */
function unbound(repository: Repository, resources: string[]): string[] {
  const server = repository.paths.filter((path) => serverSource.test(path) && !path.endsWith('.test.ts'))
  const text = server.map((path) => withoutComments(repository.read(path))).join('\n')
  const documentNames = /Object\.values\(documents\)\.flatMap\(\(kind\) => serveDocument\(kind\b/.test(text)
    ? Object.keys(documents)
    : []
  return resources
    .filter((resource) => !documentNames.includes(resource))
    .filter((resource) => !new RegExp(`\\(\\s*(contract|masters)\\.${resource}\\b`).test(text))
    .map((resource) => `${resource} has no binding in the server: nothing calls serve(contract.${resource})`)
}
