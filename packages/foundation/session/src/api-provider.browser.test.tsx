import { createApi } from '@tsumugi/api'
import type { SessionUser } from '@tsumugi/domain'
import { act, cleanup, render, screen } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { ApiProvider, session, useApi, useSession } from './index.ts'
import * as stores from './stores.ts'

const someone = { id: 1, name: '織田(デモ)' } as SessionUser

class Boundary extends Component<{ children: ReactNode }> {
  override state = { message: '' }
  static getDerivedStateFromError(error: Error) {
    return { message: error.message }
  }
  override render() {
    return this.state.message || this.props.children
  }
}

function Mode() {
  return <output>{useApi().mode}</output>
}

function Name() {
  return <output>{useSession().user?.name ?? 'nobody'}</output>
}

afterEach(() => {
  cleanup()
  session.$user.set(null)
})

it('design §4: each element has the client of its own mode', () => {
  render(
    <ApiProvider api={createApi({ mode: 'partner' })}>
      <Mode />
    </ApiProvider>,
  )
  expect(screen.getByRole('status').textContent).toBe('partner')
})

it('a component without a client says what to do', () => {
  render(
    <Boundary>
      <Mode />
    </Boundary>,
  )
  expect(screen.getByText(/put an <ApiProvider api=\{createApi\(\)\}> above/)).toBeTruthy()
})

it('§3 the user is kept in the session, empty until loaded; every widget redraws', async () => {
  render(<Name />)
  expect(screen.getByRole('status').textContent).toBe('nobody')
  await act(async () => {
    session.$user.set(someone)
  })
  expect(screen.getByRole('status').textContent).toBe('織田(デモ)')
})

it('design §1: separately built bundles share one session', async () => {
  const copy = new URL('./stores.ts?copy', import.meta.url).href
  const other = (await import(/* @vite-ignore */ copy)) as typeof stores
  expect(other).not.toBe(stores)
  other.$user.set(someone)
  expect(session.$user.get()).toBe(someone)
})
