import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { userEvent } from 'vitest/browser'
import { afterEach, expect, it, vi } from 'vitest'
import { FileDrop } from './file-drop.tsx'

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

function carried(...files: File[]): DataTransfer {
  const data = new DataTransfer()
  for (const file of files) data.items.add(file)
  return data
}

it('takes files by drop, paste and choice', async () => {
  const onFiles = show()
  const button = await screen.findByRole('button', { name: 'ファイルを選ぶ' })
  const zone = button.parentElement!
  fireEvent.drop(zone, { dataTransfer: carried(new File(['1'], 'one.pdf')) })
  fireEvent.paste(zone, { clipboardData: carried(new File(['2'], 'two.png')) })
  await userEvent.upload(document.querySelector('input[type=file]')!, new File(['3'], 'three.pdf'))
  expect(onFiles.mock.calls.flat(2).map(({ name }) => name)).toEqual(['one.pdf', 'two.png', 'three.pdf'])
})

it('says beforehand what it takes, and afterwards what, why and what to do', async () => {
  const onFiles = show()
  const button = await screen.findByRole('button')
  expect(screen.getByText('PDF・PNG / 1 つ 1000 B まで')).toBeDefined()
  fireEvent.drop(button.parentElement!, { dataTransfer: carried(new File(['1'], '動画.mov')) })
  expect(screen.getByText('動画.mov は使えない種類です。PDF・PNG を選んでください。')).toBeDefined()
  expect(onFiles).not.toHaveBeenCalled()
})
