import { demoSuppliers } from '../story/demo-people.fixture.ts'
import { onePage, PeopleScene } from '../story/people-scene.fixture.tsx'
import { SupplierScreen } from '../supplier-screen/supplier-screen.tsx'
import { SuppliersScreen } from './suppliers-screen.tsx'

const list = ['suppliers', { perPage: 50, page: 1 }] as const

export const List = () => (
  <PeopleScene known={[[list, onePage(demoSuppliers)]]}>
    <SuppliersScreen params={{}} query={{}} />
  </PeopleScene>
)
export const Nobody = () => (
  <PeopleScene known={[[list, onePage([])]]}>
    <SuppliersScreen params={{}} query={{}} />
  </PeopleScene>
)
export const Customers = () => (
  <PeopleScene known={[[['customers', { perPage: 50, page: 1 }], onePage(demoSuppliers)]]}>
    <SuppliersScreen params={{}} query={{ tab: 'customers' }} />
  </PeopleScene>
)
export const Prospect = () => (
  <PeopleScene
    known={[
      [
        ['supplier', 5],
        {
          ...demoSuppliers[1],
          documents: [
            {
              id: 1,
              name: '取引基本契約書(デモ).pdf',
              url: '#',
              contentType: 'application/pdf',
              size: 700,
              createdAt: '2026-11-01T00:00:00Z',
              createdBy: '森下 あさ',
            },
          ],
        },
      ],
    ]}
  >
    <SupplierScreen params={{ id: '5' }} query={{}} />
  </PeopleScene>
)
