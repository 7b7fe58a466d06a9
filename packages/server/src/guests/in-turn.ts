const atOnce = 4

let running = 0
const waiting: (() => void)[] = []

/**
 * Lets a few writes of guests run at a time, the others wait their turn here. They wait for the same rows anyway; waiting
 * inside the database, a rush of two hundred would hold every connection, and whoever asks next would get none in time.
 */
export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    // The turn is handed on, not given back, so that nobody slips in between.
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
