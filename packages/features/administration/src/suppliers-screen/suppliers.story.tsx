import { customers, suppliers } from '@tsumugi/contract'
import { demoSuppliers } from '../story/demo-people.fixture.ts'
import { known, onePage, PeopleScene } from '../story/people-scene.fixture.tsx'
import { SupplierScreen } from '../supplier-screen/supplier-screen.tsx'
import { SuppliersScreen } from './suppliers-screen.tsx'

const call = { query: { perPage: 50, page: 1 } }

export const List = () => (
  <PeopleScene known={[known(suppliers.list, call, onePage(demoSuppliers))]}>
    <SuppliersScreen params={{}} query={{}} />
  </PeopleScene>
)
export const Nobody = () => (
  <PeopleScene known={[known(suppliers.list, call, onePage([]))]}>
    <SuppliersScreen params={{}} query={{}} />
  </PeopleScene>
)
export const Customers = () => (
  <PeopleScene known={[known(customers.list, call, onePage(demoSuppliers))]}>
    <SuppliersScreen params={{}} query={{ tab: 'customers' }} />
  </PeopleScene>
)
export const Prospect = () => (
  <PeopleScene
    known={[
      known(
        suppliers.show,
        { id: 5 },
        {
          data: {
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
        },
      ),
    ]}
  >
    <SupplierScreen params={{ id: '5' }} query={{}} />
  </PeopleScene>
)
