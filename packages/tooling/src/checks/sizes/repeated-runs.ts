/** Pairs of files in which ten lines or more stand twice, and how many. A row only shrinks, and goes once they are one. */
export const repeatedRuns: Readonly<Record<string, number>> = {}
