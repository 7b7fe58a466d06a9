import { expect, it } from 'vitest'
import { fairTurns, type Leave, type Room } from './fair-turns.ts'

/** Nothing here waits for time: a turn is over when the test says so. */
function watched(room: Room) {
  const turns = fairTurns(room)
  const running: { name: string; leave: Leave }[] = []
  return {
    running: () => running.map(({ name }) => name),
    async ask(name: string) {
      const outcome = turns.take(name.charCodeAt(0)).then((leave) => void running.push({ name, leave }))
      // What needs no waiting has begun when the promises of this moment are settled.
      await Promise.resolve().then(() => Promise.resolve())
      return outcome
    },
    begin(name: string) {
      const asked = this.ask(name)
      asked.catch(() => {})
      return asked
    },
    async end(name: string) {
      const at = running.findIndex((each) => each.name === name)
      running.splice(at, 1)[0]!.leave()
      await Promise.resolve().then(() => Promise.resolve())
    },
  }
}
const settle = () => Promise.resolve().then(() => Promise.resolve().then(() => Promise.resolve()))

it('nobody takes every place: the second of one owner waits while a place is free for another', async () => {
  const work = watched({ atOnce: 2, atOnceForOne: 1, waiting: 9, waitingForOne: 9 })
  for (const name of ['a1', 'a2', 'a3', 'b1']) void work.begin(name)
  await settle()
  expect(work.running()).toEqual(['a1', 'b1'])
})

it('who brings a hundred waits behind who brings one', async () => {
  const work = watched({ atOnce: 1, atOnceForOne: 1, waiting: 999, waitingForOne: 999 })
  for (let at = 0; at < 100; at += 1) void work.begin(`a${at}`)
  for (const name of ['b0', 'c0', 'b1']) void work.begin(name)
  await settle()
  const order: string[] = []
  for (let left = 103; left > 0; left -= 1) {
    const [name] = work.running()
    order.push(name!)
    await work.end(name!)
    await settle()
  }
  expect(order.slice(0, 6)).toEqual(['a0', 'a1', 'b0', 'c0', 'a2', 'b1'])
  expect(order).toHaveLength(103)
  expect(work.running()).toEqual([])
})

it('a crowd is turned away at once: one that has too much waiting, or anybody where everybody has', async () => {
  const work = watched({ atOnce: 1, atOnceForOne: 1, waiting: 3, waitingForOne: 2 })
  for (const name of ['a1', 'a2', 'a3']) void work.begin(name)
  await settle()
  await expect(work.begin('a4')).rejects.toMatchObject({ who: 'owner' })
  void work.begin('b1')
  await settle()
  await expect(work.begin('c1')).rejects.toMatchObject({ who: 'everybody' })
  await work.end('a1')
  await settle()
  expect(work.running()).toEqual(['a2'])
})

it('a turn is given back once, however often it is left', async () => {
  const turns = fairTurns({ atOnce: 1, atOnceForOne: 1, waiting: 9, waitingForOne: 9 })
  const leave = await turns.take(1)
  const begun: number[] = []
  for (const owner of [2, 3]) void turns.take(owner).then(() => begun.push(owner))
  leave()
  leave()
  await settle()
  expect(begun).toEqual([2])
})
