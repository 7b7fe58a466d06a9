import { setImmediate } from 'node:timers/promises'

/** Lets in what has come meanwhile, between two short transactions: embedded, statements follow each other without it. */
export const othersFirst = (): Promise<void> => setImmediate()
