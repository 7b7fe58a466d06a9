import { MatrixScene } from './matrix-scene.fixture.tsx'

const ordered = new Map([
  [1, 4],
  [2, 8],
  [3, 6],
  [5, 3],
  [6, 6],
  [9, 2],
])
const before = new Map([
  [1, 4],
  [2, 12],
  [3, 6],
])

export function Empty() {
  return <MatrixScene />
}

export function Ordered() {
  return <MatrixScene start={ordered} />
}

export function WithTheOrderBefore() {
  return <MatrixScene start={ordered} ghost={before} />
}
