import { useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { askAllAgain, useAnswer, type Answered } from './answers.ts'

let root: Root | undefined
let key = 0
afterEach(() => root?.unmount())

/** Draws the answer to `ask` twice, as header and page do; `last` is what the second one was given. */
function asked(ask: () => Promise<string>, onReturn?: boolean) {
  const place = document.body.appendChild(document.createElement('div'))
  const name = ['probe', ++key]
  const last: { answer?: Answered<string> } = {}
  const shown = new Set<string | undefined>()
  function Shown() {
    const answer = useAnswer(name, ask, onReturn)
    useEffect(() => {
      last.answer = answer
      shown.add(answer.data)
    })
    return (
      <p>
        {answer.data ?? 'nothing'}
        {answer.error ? ' failed' : ''}
      </p>
    )
  }
  root = createRoot(place)
  root.render(
    <>
      <Shown />
      <Shown />
    </>,
  )
  return { last, shown, text: () => [...place.children].map((each) => each.textContent) }
}

it('asks once for all that show the same, and once more when asked to', async () => {
  const ask = vi.fn(async () => `answer ${ask.mock.calls.length}`)
  const { text } = asked(ask)
  await expect.poll(text).toEqual(['answer 1', 'answer 1'])
  askAllAgain()
  await expect.poll(text).toEqual(['answer 2', 'answer 2'])
  expect(ask).toHaveBeenCalledTimes(2)
})

it('keeps what was known when asking fails, and says that it failed', async () => {
  const ask = vi.fn(async () => 'known')
  const { text, last } = asked(ask)
  await expect.poll(text).toEqual(['known', 'known'])
  ask.mockRejectedValueOnce(new TypeError('offline'))
  last.answer!.again()
  await expect.poll(text).toEqual(['known failed', 'known failed'])
  last.answer!.again()
  await expect.poll(text).toEqual(['known', 'known'])
})

it('what a change answered is not overwritten by a question that was under way', async () => {
  let arrive: (answer: string) => void = () => undefined
  const ask = vi.fn(async () => 'before')
  const { text, last, shown } = asked(ask)
  await expect.poll(text).toEqual(['before', 'before'])
  ask.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)))
  last.answer!.again()
  last.answer!.put('changed')
  await expect.poll(text).toEqual(['changed', 'changed'])
  arrive('late')
  await expect
    .poll(() => {
      last.answer!.again()
      return text()
    })
    .toEqual(['before', 'before'])
  expect(shown).not.toContain('late')
})

it('is asked again on a return to the window once some seconds have passed, unless told not to', async () => {
  const steady = vi.fn(async () => 'order')
  const ask = vi.fn(async () => `answer ${ask.mock.calls.length}`)
  const now = vi.spyOn(Date, 'now')
  const first = asked(steady, false)
  await expect.poll(first.text).toEqual(['order', 'order'])
  root!.unmount()
  const second = asked(ask)
  await expect.poll(second.text).toEqual(['answer 1', 'answer 1'])
  dispatchEvent(new Event('focus'))
  now.mockReturnValue(Date.now() + 6000)
  dispatchEvent(new Event('focus'))
  await expect.poll(second.text).toEqual(['answer 2', 'answer 2'])
  expect(ask).toHaveBeenCalledTimes(2)
  expect(steady).toHaveBeenCalledOnce()
  now.mockRestore()
})
