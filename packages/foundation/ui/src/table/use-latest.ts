import { useCallback, useInsertionEffect, useRef } from 'react'

/** The same function on every render, which calls the newest one given: for what memoised rows are handed. */
export function useLatest<Arguments extends unknown[], Answer>(
  act: (...given: Arguments) => Answer,
): (...given: Arguments) => Answer {
  const latest = useRef(act)
  useInsertionEffect(() => {
    latest.current = act
  })
  return useCallback((...given) => latest.current(...given), [])
}
