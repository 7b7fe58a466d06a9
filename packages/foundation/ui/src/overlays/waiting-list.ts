/** What waits on the page to be shown: any bundle adds to it, the page's first host shows it. Oldest first. */
export function createWaitingList<Options extends object>() {
  type Entry = Options & { readonly id: number }
  let list: readonly Entry[] = []
  let last = 0
  const listeners = new Set<() => void>()
  function set(next: readonly Entry[]) {
    list = next
    listeners.forEach((listener) => listener())
  }
  return {
    list: () => list,
    /** Answers its id. */
    show(options: Options): number {
      const id = ++last
      set([...list, { ...options, id }])
      return id
    },
    close: (id: number) => set(list.filter((entry) => entry.id !== id)),
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
