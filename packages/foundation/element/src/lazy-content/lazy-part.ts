import { createElement, use, type ComponentType, type ReactNode } from 'react'
import { ErrorBoundary, PartFailure } from '../failures/error-boundary.tsx'
import { LoadError } from './lazy-content.ts'

/**
 * Ms in which a failed part is not asked for again, unless somebody wants a retry: React draws what failed once more at
 * once, which must not become a loop.
 */
const pauseBeforeRetry = 1000

export type LazyPart<Part extends (props: never) => ReactNode> = Part & {
  /** Asks for the part before it is drawn: when it is likely to be wanted, and may be out of reach later. */
  preload(): void
}

/**
 * A part of a component that is loaded when it is first drawn, inside a `<Suspense>`. Where `React.lazy` keeps a failure
 * for good, the next drawing asks anew (spec §8, Lazy asset load fails). Within an element it says so in its own place:
 * what is around it, and what was typed there, stays.
 */
export function lazyPart<Part extends (props: never) => ReactNode>(
  load: () => Promise<{ default: Part }>,
): LazyPart<Part> {
  let loading: Promise<ComponentType<object>> | undefined
  function ask(): Promise<ComponentType<object>> {
    if (loading) return loading
    const asked = load().then(
      ({ default: part }) => part as unknown as ComponentType<object>,
      (cause: unknown) => {
        const failure = new LoadError('A part of this page could not be loaded. Check the connection and try again.', {
          cause,
        })
        failure.forget = () => {
          if (loading === asked) loading = undefined
        }
        setTimeout(failure.forget, pauseBeforeRetry)
        throw failure
      },
    )
    asked.catch(() => undefined)
    loading = asked
    return asked
  }
  function Part(props: object): ReactNode {
    return createElement(use(ask()), props)
  }
  function Drawn(props: object): ReactNode {
    const failure = use(PartFailure)
    const part = createElement(Part, props)
    return failure ? createElement(ErrorBoundary, failure, part) : part
  }
  return Object.assign(Drawn, { preload: () => void ask() }) as unknown as LazyPart<Part>
}
