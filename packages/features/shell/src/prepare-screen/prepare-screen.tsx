import { useEffect } from 'react'

/** /prepare: says nothing, and brings what the next page will need into the browser's cache. */
export function PrepareScreen() {
  useEffect(() => {
    void import('../default-layout/default-layout.tsx')
    void import('../home-screen/home-screen.tsx')
  }, [])
  return null
}
