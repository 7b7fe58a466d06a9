import { contract, type Endpoint } from '@tsumugi/contract'

export interface NamedEndpoint {
  /** `brands.show`, as the API description calls it. */
  readonly name: string
  readonly endpoint: Endpoint
}

/** Every endpoint of the contract, in its order. */
export const everyEndpoint: readonly NamedEndpoint[] = Object.entries(contract).flatMap(([resource, group]) =>
  Object.entries(group as Record<string, Endpoint>).map(([name, endpoint]) => ({
    name: `${resource}.${name}`,
    endpoint,
  })),
)

/** The names of a path's parameters. */
export const parametersOf = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)

/** An address under `/api` with its parameters filled in. */
export const addressOf = (path: string, values: Readonly<Record<string, string | number>>): string =>
  `/api${path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])))}`
