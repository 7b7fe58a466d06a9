import type { Locale } from '@tsumugi/domain'

export interface Translation {
  readonly text: string
  /** The language it was written in, as a BCP 47 tag; null where the service does not say. */
  readonly from: string | null
}

/** Puts what people wrote into another language: `libre-translator.ts` asks a service, tests bring their own. */
export interface Translator {
  /** @throws TranslationFailure where the service is silent, refuses, or answers nonsense */
  translate(text: string, to: Locale): Promise<Translation>
}

export class TranslationFailure extends Error {
  override readonly name = 'TranslationFailure'
}
