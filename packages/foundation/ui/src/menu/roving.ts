/** Where the arrow keys lead among `items`: round at both ends, Home and End to the ends; null for any other key. */
export function rove<Item>(items: readonly Item[], current: Item | null, key: string, across = false): Item | null {
  const at = current === null ? -1 : items.indexOf(current)
  const [next, previous] = across ? ['ArrowRight', 'ArrowLeft'] : ['ArrowDown', 'ArrowUp']
  if (key === next) return items[(at + 1) % items.length] ?? null
  if (key === previous) return items.at(at <= 0 ? -1 : at - 1) ?? null
  if (key === 'Home') return items[0] ?? null
  if (key === 'End') return items.at(-1) ?? null
  return null
}

/** Ms after which typing starts a new word. */
const wordPause = 500

/** Type-ahead: the next item, after the current one, whose text begins with what was typed just now. */
export function createTypeAhead() {
  let typed = ''
  let last = 0
  const fold = (text: string) => text.normalize('NFKC').trim().toLowerCase()
  return <Item>(
    items: readonly Item[],
    current: Item | null,
    key: string,
    textOf: (item: Item) => string,
    now: number,
  ) => {
    if (now - last > wordPause) typed = ''
    last = now
    typed += fold(key)
    // One letter again and again walks through the items that begin with it.
    const same = [...typed].every((letter) => letter === typed[0])
    const wanted = same ? typed.slice(0, 1) : typed
    const at = current === null ? -1 : items.indexOf(current)
    const from = same ? at + 1 : Math.max(at, 0)
    const order = [...items.slice(from), ...items.slice(0, from)]
    return order.find((item) => fold(textOf(item)).startsWith(wanted)) ?? null
  }
}
