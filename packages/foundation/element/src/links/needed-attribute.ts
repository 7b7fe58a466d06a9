import { useEffect } from 'react'
import { useHost } from '../host.ts'

/** Names in the element and in the console an attribute that its tag cannot do without; answers whether it is there. */
export function useNeededAttribute<Value>(attribute: string, value: Value): value is NonNullable<Value> {
  const { fail } = useHost()
  const isThere = value !== undefined && value !== null
  useEffect(() => {
    const missing = { kind: 'id-missing', attribute, status: 0, retryable: false, isOfPage: true }
    fail(attribute, isThere ? null : missing)
  }, [attribute, isThere, fail])
  return isThere
}
