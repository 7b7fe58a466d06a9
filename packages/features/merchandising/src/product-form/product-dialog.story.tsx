import { demoProduct, demoTrees } from '../product-drawer/demo-product.fixture.ts'
import { Ground } from '../product-drawer/story-ground.fixture.tsx'
import { ProductDialog } from './product-dialog.tsx'

const nothing = () => {}
const shared = { brandId: 1, categories: demoTrees, onSaved: nothing, onClose: nothing }

/** Saving fails here, and says so above the fields. */
export function Edit() {
  return (
    <Ground>
      <ProductDialog {...shared} mode="edit" initial={demoProduct()} />
    </Ground>
  )
}

/** From a cell of the map: its day and category are filled in. */
export function Create() {
  return (
    <Ground>
      <ProductDialog {...shared} mode="create" initial={{ releaseOn: '2027-03-01', categoryIds: [3] }} />
    </Ground>
  )
}

export function FromTemplate() {
  return (
    <Ground>
      <ProductDialog {...shared} mode="template" />
    </Ground>
  )
}
