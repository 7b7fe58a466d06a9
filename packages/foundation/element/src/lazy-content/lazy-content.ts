import { lazy, type ComponentType } from 'react'
import type { ElementOptions, Load } from '../options.ts'

/** The chunk of a component did not arrive (spec §8, Lazy asset load fails). */
export class LoadError extends Error {
  override name = 'LoadError'
  /** Drops the failure, so that the next drawing asks again. */
  forget: () => void = () => undefined
}

/** A component as an element sees it: what its properties are is only known at run time. */
export type Content = ComponentType<Record<string, unknown>>

export interface ContentSource {
  /** The component to draw now; the same one until `forget`. */
  get(): Content
  /** Drops what failed, so that the next drawing loads again. `lazy` alone would keep the failure for good. */
  forget(): void
}

export function contentOf<Props extends object>(options: ElementOptions<Props>): ContentSource {
  const { component, load } = options
  if (component) return { get: () => component as Content, forget: () => undefined }
  let loading: Content | undefined
  return {
    get: () => (loading ??= lazyOf(load)),
    forget() {
      loading = undefined
    },
  }
}

function lazyOf<Props extends object>(load: Load<Props>): Content {
  return lazy(() =>
    load().catch((cause: unknown) => {
      throw new LoadError('A part of this page could not be loaded. Check the connection and try again.', { cause })
    }),
  ) as Content
}
