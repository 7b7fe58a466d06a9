import { expect, it } from 'vitest'
import { drain, listen } from './listen.ts'

it('an idle connection is closed by its caller, and not by us while a request is on its way', async () => {
  const { server } = await listen(() => new Response('here'), '127.0.0.1', 0)
  // A proxy that is set as the guide says keeps its connections for a minute.
  expect(server.keepAliveTimeout).toBeGreaterThan(60_000)
  await drain(server)
})
