import { pageNavigator } from '@tsumugi/navigation'
import { notePreviousPage } from '@tsumugi/session'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'

/**
 * Hands the router to the page's navigator, and names the visit: another one after every navigation, also to the same
 * path with another query, but not when a screen only notes its state in the address.
 */
export function useVisits(): string {
  const [path, navigate] = useLocation()
  const [count, setCount] = useState(0)
  useEffect(() => {
    const arrive = () => setCount((visits) => visits + 1)
    // The browser would put back the old scroll position after ours.
    history.scrollRestoration = 'manual'
    addEventListener('popstate', arrive)
    const giveBack = pageNavigator.register((address) => {
      notePreviousPage()
      navigate(address)
      arrive()
    })
    return () => {
      removeEventListener('popstate', arrive)
      giveBack()
    }
  }, [navigate])
  return `${count} ${path}`
}
