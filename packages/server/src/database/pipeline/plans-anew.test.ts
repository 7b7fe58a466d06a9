import { CompiledQuery, type DatabaseConnection } from 'kysely'
import { expect, it } from 'vitest'
import { isDue, plansAnew, type GrowingWork } from './plans-anew.ts'

const connection = () => ({}) as DatabaseConnection
const pieces = (count: number, work: GrowingWork, on: (piece: number) => DatabaseConnection) =>
  Array.from({ length: count }, (_, at) => at + 1).filter((piece) => isDue(plansAnew(work).compile(), on(piece)))

it('a connection plans anew once for each doubling of the work', () => {
  const one = connection()
  expect(pieces(20, { pieces: 0 }, () => one)).toEqual([1, 2, 4, 8, 16])
})

it('a connection that joins later plans anew with its first piece, and another work has its own', () => {
  const [one, other] = [connection(), connection()]
  const work = { pieces: 0 }
  expect(pieces(20, work, (piece) => (piece >= 7 ? other : one))).toEqual([1, 2, 4, 7, 14])
  expect(pieces(2, { pieces: 0 }, () => one)).toEqual([1, 2])
  expect(isDue(CompiledQuery.raw('select 1'), one)).toBe(true)
})
