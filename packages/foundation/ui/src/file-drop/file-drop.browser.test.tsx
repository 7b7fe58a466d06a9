import { act, cleanup, render, screen } from '@testing-library/react'
import { uploadLimit } from '@tsumugi/registry'
import { Suspense } from 'react'
import { userEvent } from 'vitest/browser'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { controlTexts } from '../messages/catalogue.ts'
import { FileDrop } from './file-drop.tsx'

beforeAll(() => controlTexts.load('ja'))
afterEach(cleanup)

function show() {
  const onFiles = vi.fn<(files: File[]) => void>()
  render(
    <Suspense>
      <FileDrop label="添付" kinds={['pdf', 'png']} maxSize={1000} onFiles={onFiles} />
    </Suspense>,
  )
  return onFiles
}

function bring(to: Element, type: 'drop' | 'paste', file: File): void {
  const data = new DataTransfer()
  data.items.add(file)
  const options = { bubbles: true, cancelable: true }
  const event =
    type === 'drop'
      ? new DragEvent('drop', { ...options, dataTransfer: data })
      : new ClipboardEvent('paste', { ...options, clipboardData: data })
  act(() => void to.dispatchEvent(event))
}

it('takes files by drop, paste and choice', async () => {
  const onFiles = show()
  const button = await screen.findByRole('button', { name: 'ファイルを選ぶ' })
  const zone = button.parentElement!
  bring(zone, 'drop', new File(['1'], 'one.pdf'))
  bring(zone, 'paste', new File(['2'], 'two.png'))
  await userEvent.upload(document.querySelector('input[type=file]')!, new File(['3'], 'three.pdf'))
  expect(onFiles.mock.calls.flat(2).map(({ name }) => name)).toEqual(['one.pdf', 'two.png', 'three.pdf'])
})

it('says beforehand what it takes, and afterwards what, why and what to do', async () => {
  const onFiles = show()
  const button = await screen.findByRole('button')
  expect(screen.getByText('PDF・PNG / 1 つ 1000 B まで')).toBeDefined()
  bring(button.parentElement!, 'drop', new File(['1'], '動画.mov'))
  expect(screen.getByText('動画.mov は使えない種類です。PDF・PNG を選んでください。')).toBeDefined()
  expect(onFiles).not.toHaveBeenCalled()
})

it('design §3 Files: what the server takes at most is said beforehand, and a larger file is refused before it is sent', async () => {
  uploadLimit().bytes = 20
  const onFiles = show()
  const button = await screen.findByRole('button')
  expect(screen.getByText('PDF・PNG / 1 つ 20 B まで')).toBeDefined()
  bring(button.parentElement!, 'drop', new File(['x'.repeat(21)], '仕様書.pdf'))
  expect(screen.getByText('仕様書.pdf は 20 B を超えています。小さくして選び直してください。')).toBeDefined()
  expect(onFiles).not.toHaveBeenCalled()
  uploadLimit().bytes = undefined
})
