import { atom, type ReadableAtom } from 'nanostores'
import { createText, type CompiledMessage, type Text } from './text.ts'
import { defaultLocale, type Locale } from './locale.ts'

/** What one locale's module exports: plain source in development, syntax trees after a build. */
type Loaders<Messages> = Record<Locale, () => Promise<{ messages: Messages }>>

/** One feature's messages in three locales, each loaded when first shown. Made by `defineCatalogue`. */
export interface Catalogue<Messages> {
  /** Loads once per locale; answers the same promise until it failed. */
  load(locale: Locale): Promise<Text<Messages>>
  /** Japanese, once a key turned out to be missing in another locale. */
  readonly $fallback: ReadableAtom<Text<Messages> | undefined>
}

const pauseBeforeRetry = 1000

/**
 * Declares the messages of a feature (spec §1: ja default and fallback, en, zh-CN).
 * A chunk that fails to load rejects, and is asked for again at the earliest a second later.
 */
export function defineCatalogue<Messages extends Record<keyof Messages, string>>(
  loaders: Loaders<Messages>,
): Catalogue<Messages> {
  const loading = new Map<Locale, Promise<Text<Messages>>>()
  const $fallback = atom<Text<Messages> | undefined>()

  function load(locale: Locale): Promise<Text<Messages>> {
    const started = loading.get(locale)
    if (started) return started
    const promise = loaders[locale]().then(({ messages }) => {
      const compiled = messages as Record<string, CompiledMessage>
      return createText<Messages>(locale, compiled, locale === defaultLocale ? undefined : fallback)
    })
    // React's `use` reads these: a text that is here is answered at once, and every render asks the same way.
    void promise.then(
      (value) => Object.assign(promise, { status: 'fulfilled', value }),
      () => undefined,
    )
    loading.set(locale, promise)
    // A render that meets the failure is tried again at once by React: a new request each time would never end.
    promise.catch(() => setTimeout(() => loading.delete(locale), pauseBeforeRetry))
    return promise
  }

  function fallback(): Text<Messages> | undefined {
    if (!$fallback.get())
      void load(defaultLocale).then(
        (text) => $fallback.set(text),
        () => undefined,
      )
    return $fallback.get()
  }

  return noted({ load, $fallback })
}

const known = new Set<Catalogue<never>>()

/** Lets `loadWords` find a catalogue. */
export function noted<Messages>(catalogue: Catalogue<Messages>): Catalogue<Messages> {
  known.add(catalogue as unknown as Catalogue<never>)
  return catalogue
}

/** Loads the texts of all code that is on the page, so that drawing it waits for none. */
export async function loadWords(locale: Locale): Promise<void> {
  await Promise.allSettled([...known].map((catalogue) => catalogue.load(locale)))
}
