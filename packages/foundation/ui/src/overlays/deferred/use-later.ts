import { useEffect, useRef } from 'react'

/** Runs one thing after `ms`, forgetting whatever waited before it; nothing runs once the component is gone. */
export function useLater() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (run: () => void, ms: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(run, ms)
  }
}
