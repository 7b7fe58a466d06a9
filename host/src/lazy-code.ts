import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

interface Code<Props> {
  readonly default: ComponentType<Props>
}

/**
 * A component whose code is loaded when it is first drawn. Code that `load` has brought before is drawn at once: React would
 * show the fallback in between, and hold the next drawing back for 300 ms after it.
 */
export function lazyCode<Props, Loaded extends Code<Props>>(
  ask: () => Promise<Loaded>,
): LazyExoticComponent<ComponentType<Props>> & { load: () => Promise<Loaded> } {
  let loaded: Loaded | undefined
  const load = async () => (loaded = await ask())
  const shown = lazy(() => (loaded ? here(loaded) : load()))
  return Object.assign(shown, { load })
}

/** What React takes for a promise, and answers before it is left. */
function here<Loaded>(loaded: Loaded): Promise<Loaded> {
  // oxlint-disable-next-line unicorn/no-thenable -- Nobody awaits it: React asks a thenable, which answers in the same moment.
  return { then: (take: (value: Loaded) => void) => take(loaded) } as unknown as Promise<Loaded>
}
