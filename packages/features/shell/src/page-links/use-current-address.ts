import { currentAddress } from '@tsumugi/navigation'
import { useSyncExternalStore } from 'react'

/** What tells that the address changed: the browser, the application's router, and the libraries of older pages. */
const moves = ['popstate', 'hashchange', 'pushState', 'replaceState', 'turbo:load', 'turbolinks:load'] as const

/** Path, query and hash of where the page is, renewed on every navigation. */
export function useCurrentAddress(): string {
  return useSyncExternalStore(subscribe, currentAddress)
}

function subscribe(listener: () => void): () => void {
  for (const move of moves) addEventListener(move, listener)
  return () => {
    for (const move of moves) removeEventListener(move, listener)
  }
}
