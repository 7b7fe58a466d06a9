/** Runs the works of one key in the order in which they came, and those of different keys at once. */
export function oneAfterAnother(): <Result>(key: string, work: () => Promise<Result>) => Promise<Result> {
  const last = new Map<string, Promise<unknown>>()
  return async (key, work) => {
    const before = last.get(key) ?? Promise.resolve()
    const mine = before.then(work, work)
    const quiet = mine.catch(() => {})
    last.set(key, quiet)
    try {
      return await mine
    } finally {
      if (last.get(key) === quiet) last.delete(key)
    }
  }
}
