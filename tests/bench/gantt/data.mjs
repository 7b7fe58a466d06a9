/** 5,000 steps, twelve to a style, some waiting for two; or all of them in one chain. The same for everybody. */
export const stepCount = 5000
const stepsOfStyle = 12
const firstDay = Date.UTC(2026, 10, 2)
const day = 86_400_000

const workdaysOf = (at) => 2 + (at % 5)
/** Styles begin one after the other, so that every screen has bars in view. */
const startOf = (at) => Math.floor(at / stepsOfStyle / 8) + (at % stepsOfStyle) * 4

const rows = Array.from({ length: stepCount }, (_, at) => ({
  id: String(at + 1),
  style: String(Math.floor(at / stepsOfStyle)),
  name: `工程 ${at + 1}`,
  workdays: workdaysOf(at),
  start: new Date(firstDay + startOf(at) * day).toISOString().slice(0, 10),
  end: new Date(firstDay + (startOf(at) + workdaysOf(at)) * day).toISOString().slice(0, 10),
  progress: (at * 7) % 100,
}))

/** Under their styles, or all under one head where they are one chain. */
export const stepsOf = (shape) => (shape === 'chain' ? rows.map((row) => ({ ...row, style: '0' })) : rows)
export const stylesOf = (shape) => [...new Set(stepsOf(shape).map(({ style }) => style))]

const chain = Array.from({ length: stepCount - 1 }, (_, at) => ({ from: String(at + 1), to: String(at + 2) }))
const ofStyles = rows.flatMap((_, at) => [
  ...(at % stepsOfStyle > 0 ? [{ from: String(at), to: String(at + 1) }] : []),
  ...(at % stepsOfStyle > 3 && at % 3 === 0 ? [{ from: String(at - 2), to: String(at + 1) }] : []),
])
export const linksOf = (shape) => (shape === 'chain' ? chain : ofStyles)
