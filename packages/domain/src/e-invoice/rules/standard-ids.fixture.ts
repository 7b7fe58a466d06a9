const run = (stem: string, ...numbers: readonly (number | readonly [number, number])[]) =>
  numbers
    .flatMap((one) =>
      typeof one === 'number' ? [one] : Array.from({ length: one[1] - one[0] + 1 }, (_, at) => one[0] + at),
    )
    .map((number) => `${stem}${String(number).padStart(stem === 'ibr-' || stem === 'aligned-ibrp-' ? 3 : 2, '0')}`)

/** Every id of the three Japanese rule sets; where a rule never fires officially, ours has its id behind `own-`. */
export const standardIds: readonly string[] = [
  ...run('ibr-', [1, 31], 33, 36, 38, [41, 44], 49, [52, 57], [62, 116], [119, 127]).filter(
    (id) => !['ibr-032', 'ibr-117', 'ibr-118'].includes(id),
  ),
  ...run('ibr-co-', [10, 16], 19, 20, 26),
  ...run('ibr-cl-', 1, [3, 5], 7, 10, 11, [13, 16], [19, 21], [23, 26]),
  ...run('ibr-sr-', [5, 7], 16, 19, 22, 23, 27, 28, [30, 34], 38, 39, 42, 46, [49, 63]),
  ...run('aligned-ibrp-', 9, 10, 14, 16, 17, 19, [45, 49], 52),
  ...['e', 'g', 'o'].flatMap((category) => run(`aligned-ibrp-${category}-`, 1, 5, 6, 7, 9)),
  ...['001-jp', '001-jp-sb', '001-jp-ntr', '002-jp', '002-jp-sb'].map((id) => `aligned-ibrp-${id}`),
  ...['032', '037', '050', '051', '053'].map((id) => `aligned-ibrp-${id}-jp`),
  ...['sr-12', 'sr-13', 'cl-01-jp', 'cl-02-jp'].map((id) => `aligned-ibrp-${id}`),
  ...['jp-01', 'jp-03', 'jp-04', 'jp-04-ntr', 'jp-05', 'jp-06', 'jp-07-ntr'].map((id) => `aligned-ibr-${id}`),
  'ibr-cl-01-jp-sb',
  'ibr-cl-01-jp-ntr',
]
