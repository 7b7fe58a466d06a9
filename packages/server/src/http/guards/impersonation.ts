import { contract, whileImpersonating, type Endpoint } from '@tsumugi/contract'

interface Listed {
  readonly allowed?: readonly string[]
  readonly denied?: readonly string[]
}

const table: Readonly<Record<string, Listed>> = whileImpersonating
const allowed = new Set(
  Object.entries(contract).flatMap(([resource, group]) =>
    (table[resource]?.allowed ?? []).map((name) => (group as Readonly<Record<string, Endpoint>>)[name]),
  ),
)

/** Whether somebody who views as another may call this in their name: what is read, and the writes that the table allows. */
export const mayInAnothersName = (endpoint: Endpoint): boolean => endpoint.method === 'GET' || allowed.has(endpoint)
