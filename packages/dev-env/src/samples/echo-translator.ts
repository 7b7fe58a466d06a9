import type { ServerParts } from '@tsumugi/server'

/** Stands where an installation names a service that translates: says what it was given. */
export const echoTranslator: NonNullable<ServerParts['translator']> = {
  translate: async (text) => ({ text, from: null }),
}
