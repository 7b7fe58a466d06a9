import { demoProduct, demoTrees } from '../product-drawer/demo-product.fixture.ts'
import { valuesOf } from '../product-fields/product-values.ts'
import { ProductMerge } from './product-conflict.tsx'

const nothing = () => {}
const product = demoProduct()
const base = valuesOf(product)

/** Both changed the day, the note and the status; each alone the price and the cost. */
export function Conflicts() {
  return (
    <ProductMerge
      base={base}
      mine={{
        ...base,
        releaseOn: '2027-03-19',
        listPrice: '14900',
        note: `${base.note}\n裾は三つ巻き。`,
        status: 'confirmed',
      }}
      theirs={{
        ...product,
        releaseOn: '2027-04-02',
        unitCost: '4180',
        note: `${base.note}\n釦は貝。`,
        status: 'planned',
        lockVersion: 4,
      }}
      categories={demoTrees}
      onDecide={nothing}
    />
  )
}

/** Nothing collides: one press saves both changes. */
export function OneSideEach() {
  return (
    <ProductMerge
      base={base}
      mine={{ ...base, planQuantity: 1600 }}
      theirs={{ ...product, categoryIds: [2, 12], tags: ['定番'], lockVersion: 4 }}
      categories={demoTrees}
      onDecide={nothing}
    />
  )
}
