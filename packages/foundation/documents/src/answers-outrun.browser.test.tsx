import { messageThreads } from '@tsumugi/contract'
import { useChange, useQuery } from '@tsumugi/queries'
import { draw, erase } from '@tsumugi/ui/draw'
import { useState } from 'react'
import { SWRConfig } from 'swr'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { contractPages, draftOrder, goods, RealScene } from './scene.fixture.tsx'

// The server starts with the first question.
beforeAll(() => fetch('/scenes/api/sessions/userinfo'), 240_000)
afterEach(erase)

const asked = () =>
  performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/message_threads/people')).length

/** A question that orders have a part in, as an invoice's match has. */
function People() {
  const { data } = useQuery(messageThreads.people, {}, { topics: ['contract'] })
  return <p>{data ? 'answered' : 'waiting'}</p>
}

function Page({ id, lockVersion }: { readonly id: number; readonly lockVersion: number }) {
  const [shown, show] = useState(true)
  const [changed, change] = useState('')
  const save = useChange(contractPages.kind.endpoints.update!)
  const body = { contract: { title: '変えた件名', lockVersion } }
  return (
    <>
      {shown && <People />}
      <button onClick={() => show(!shown)}>turn</button>
      <button onClick={() => void save({ id, body } as never).then(() => change('changed'))}>change</button>
      <output>{changed}</output>
    </>
  )
}

it('an answer that a change has outrun while nobody showed it is asked for again, however young it is', async () => {
  const { id, lockVersion } = await draftOrder([goods('40')])
  draw(
    <RealScene persona="brand">
      {/* However long this takes, SWR takes the answer before for young enough. */}
      <SWRConfig value={{ dedupingInterval: 3_600_000 }}>
        <Page {...{ id, lockVersion }} />
      </SWRConfig>
    </RealScene>,
  )
  await expect.element(page.getByText('answered')).toBeVisible()
  const press = (name: string) => userEvent.click(page.getByRole('button', { name }))
  await press('turn')
  // The browser stops counting where its list is full.
  performance.clearResourceTimings()
  await press('change')
  await expect.element(page.getByRole('status')).toHaveTextContent('changed')
  await press('turn')
  await expect.poll(asked).toBe(1)
})
