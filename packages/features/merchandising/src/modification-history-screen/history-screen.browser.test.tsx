import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Modification } from '@tsumugi/contract'
import { Versions } from './history-screen.story.tsx'

afterEach(cleanup)

it('§3.14 who, when, before and after; what stands now is not offered, an older version is', async () => {
  const onRestore = vi.fn<(version: Modification) => void>()
  await act(async () =>
    render(
      <Suspense>
        <Versions onRestore={onRestore} />
      </Suspense>,
    ),
  )
  await waitFor(() => expect(screen.getByText('森下 あさ')).toBeTruthy())
  expect(screen.getByText('小川 みのり(北野 保が代わりに)')).toBeTruthy()
  // Review D6: a version that was restored put no product back on the map.
  expect(screen.getByText('前の版に復元')).toBeTruthy()
  expect(screen.queryByText('マップに戻した')).toBeNull()
  const row = screen.getByRole('row', { name: '原価 ¥4,410 ¥4,200' })
  expect(row.querySelector('s')!.textContent).toBe('¥4,410')
  const buttons = screen.getAllByRole('button', { name: 'この版に戻す' })
  expect(buttons).toHaveLength(2)
  await userEvent.click(buttons[0]!)
  expect(onRestore.mock.lastCall![0].id).toBe(2)
})
