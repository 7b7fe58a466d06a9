import { endpoint } from '../kernel/endpoint.ts'
import { bytes } from '../kernel/reply.ts'

export const events = {
  stream: endpoint('GET /events', {
    reply: bytes,
    access: {},
    summary: 'Server-sent events of the current organisation: `{ topic, id, by }` per change',
  }),
}
