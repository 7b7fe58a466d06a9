export const median = (numbers) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]

/** What all but one in a hundred stay within. */
export const p99 = (numbers) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length * 0.99)]

/** The median milliseconds of each work, done in turn so that all meet the same machine. */
export async function inTurn(rounds, works) {
  const took = works.map(() => [])
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, work] of works.entries()) {
      const began = performance.now()
      await work()
      took[at].push(performance.now() - began)
    }
  }
  return took.map(median)
}

/** Rows of text as a Markdown table; the first is the head. */
export function table(rows) {
  const [head, ...body] = rows.map((row) => `| ${row.join(' | ')} |`)
  return [head, `|${rows[0].map((_, at) => (at === 0 ? '---' : '---:')).join('|')}|`, ...body].join('\n')
}

export const rounded = (number, digits = 0) => (Number.isFinite(number) ? number.toFixed(digits) : '–')
export const ratio = (one, other) => `${rounded(one / other, 2)}×`

/** Runs in the page: frames per second, and the slow frames, while `step(at)` is called once per frame. */
export function measureFrames() {
  globalThis.framesWhile = (count, step) =>
    new Promise((resolve) => {
      const gaps = []
      let last = performance.now()
      let at = 0
      const frame = () => {
        const now = performance.now()
        gaps.push(now - last)
        last = now
        if (at >= count) {
          const [, ...measured] = gaps
          const sorted = measured.toSorted((one, other) => one - other)
          const sum = measured.reduce((total, gap) => total + gap, 0)
          resolve({ fps: (1000 * measured.length) / sum, p95: sorted[Math.floor(sorted.length * 0.95)] })
          return
        }
        step(at)
        at += 1
        requestAnimationFrame(frame)
      }
      requestAnimationFrame(frame)
    })
}

/** Settings of a server that is measured: as in production, with the demo, reached without a proxy. */
export const productionOnThisMachine = {
  PUBLIC_URL: 'http://localhost',
  SMTP_URL: 'smtp://127.0.0.1:1',
  OPERATIONS_PORT: '0',
  DEMO: 'on',
}
