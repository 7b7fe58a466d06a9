import { availableParallelism } from 'node:os'

const mebibyte = 1_048_576

/**
 * How large what people send and ask for may be. Each is refused by its own words (`http/messages`), before the work
 * where the file tells its size, else by the time and memory that a thread has.
 */
export const workLimits = {
  /** A table that is read in (domain §3.18): fifty thousand rows and their head; characters of a line and of a cell. */
  table: { rows: 50_001, columns: 200, cells: 2_000_000, line: 200_000, cell: 32_767 },
  /** Of a bank, in one file, whatever accounts it is of. */
  statement: { lines: 50_000 },
  /** A picture, before it is unpacked. */
  picture: { pixels: 100_000_000 },
  /** What an office file may unpack to. */
  office: { unpackedBytes: 150 * mebibyte, parts: 5_000 },
  /** A table that is written out, over all its sheets; documents of a list that is. */
  written: { cells: 2_000_000, documents: 20_000 },
} as const

const atOnce = Math.max(2, availableParallelism() - 1)

/** How much slow work a process does at once and lets wait, in all and for one organisation. */
export const workRoom = {
  atOnce,
  atOnceForOne: Math.max(1, Math.floor(atOnce / 2)),
  waiting: 1_000,
  waitingForOne: 250,
  /** What one thread may hold, in MiB; more ends the thread, not the server. */
  heap: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32 },
  /** Seconds after which a thread without work goes, and its memory with it. */
  idleSeconds: 30,
} as const

/** Uploads that a process takes in at once, in all and for one organisation: each has its file on disk. */
export const uploadRoom = { atOnce: 128, atOnceForOne: 32, waiting: 0, waitingForOne: 0 } as const

/** Seconds after which a caller who was turned away may ask again. */
export const retryAfterSeconds = 5
