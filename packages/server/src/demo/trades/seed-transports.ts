import type { TransportLeg, TransportMode } from '@tsumugi/domain/trading'
import { columnsOf } from '../../modules/transports/transport-columns.ts'
import { insertTransport, setAboard } from '../../modules/transports/transport-queries.ts'
import type { DemoActor } from './demo-actor.ts'

const port = '上海港'
const quay = '東京港'
const warehouse = '東京DC(デモ)'
/** Not on its way yet. */
const ahead = { announcedArrival: null, actualDeparture: null, actualArrival: null }

interface DemoTransport {
  readonly name: string
  readonly mode: TransportMode
  readonly carrier: string
  readonly vessel?: string
  readonly container?: string
  readonly incoterm?: string
  readonly legs: readonly TransportLeg[]
}

const transports: readonly DemoTransport[] = [
  {
    name: '27春夏 1便',
    mode: 'truck',
    carrier: '浜通り運輸(デモ)',
    legs: [
      {
        mode: 'truck',
        from: '江南縫製(デモ)',
        to: warehouse,
        plannedDeparture: '2026-11-17',
        plannedArrival: '2026-11-18',
        announcedArrival: '2026-11-19',
        actualDeparture: '2026-11-17',
        actualArrival: '2026-11-19',
      },
    ],
  },
  {
    name: '27春夏 2便',
    mode: 'sea',
    carrier: '渡海ライン(デモ)',
    vessel: 'TSUGARU 0427E',
    container: 'CSQU3054383',
    incoterm: 'DAP',
    legs: [
      {
        ...ahead,
        mode: 'sea',
        from: port,
        to: quay,
        plannedDeparture: '2026-12-10',
        plannedArrival: '2026-12-14',
        announcedArrival: '2026-12-18',
      },
      {
        ...ahead,
        mode: 'truck',
        from: quay,
        to: warehouse,
        plannedDeparture: '2026-12-15',
        plannedArrival: '2026-12-16',
      },
    ],
  },
]

/** What the factory sends on its way: a first lorry that came a day late with the delivery, a ship that is announced late. */
export async function seedTransports(factory: DemoActor, deliveryIds: readonly number[]): Promise<void> {
  const request = await factory.acting()
  const ids: number[] = []
  for (const transport of transports) ids.push(await insertTransport(request.database, request, columnsOf(transport)))
  if (!(await setAboard(request.database, ids[0]!, deliveryIds)))
    throw new Error('The demo puts a delivery on board that is none.')
}
