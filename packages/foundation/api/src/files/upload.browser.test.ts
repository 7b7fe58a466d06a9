import { expect, it } from 'vitest'
import { upload } from './upload.ts'

const content = (size: number, signal?: AbortSignal) => {
  const body = new FormData()
  body.append('file', new File([new Uint8Array(size)], 'photo.png'))
  return { method: 'POST', headers: new Headers({ 'X-Requested-With': 'XMLHttpRequest' }), body, signal }
}

it('tells how much of a file has been sent, and answers as fetch does', async () => {
  const heard: number[] = []
  const response = await upload('/nobody-answers-here', content(200_000), (sent) => heard.push(sent))
  expect(response).toBeInstanceOf(Response)
  expect(heard.at(-1)).toBe(1)
})

it('fails as fetch does: given up with the reason, unreachable with a TypeError', async () => {
  const giveUp = new AbortController()
  const sending = upload('/nobody-answers-here', content(10, giveUp.signal), () => {})
  giveUp.abort(new Error('changed my mind'))
  await expect(sending).rejects.toThrow('changed my mind')
  await expect(upload('http://127.0.0.1:9/', content(10), () => {})).rejects.toBeInstanceOf(TypeError)
})
