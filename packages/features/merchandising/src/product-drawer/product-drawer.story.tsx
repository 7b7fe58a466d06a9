import type { Merchandising } from '@tsumugi/contract'
import { demoFile, demoProduct, demoSketch, demoTrees } from './demo-product.fixture.ts'
import { ProductDrawer } from './product-drawer.tsx'
import { Ground } from './story-ground.fixture.tsx'

const nothing = () => {}

function Rail({ product, waiting }: { product?: Merchandising; waiting?: boolean }) {
  return (
    <Ground product={product} waiting={waiting}>
      <div style={{ blockSize: '900px', display: 'flex', justifyContent: 'end' }}>
        <ProductDrawer
          brandId={1}
          id={177}
          categories={demoTrees}
          onClose={nothing}
          onStep={nothing}
          onChanged={nothing}
        />
      </div>
    </Ground>
  )
}

/** Everything planned, six files, a history. */
export function Full() {
  return <Rail product={demoProduct()} />
}

/** Many pictures; confirmed. */
export function ManyPictures() {
  const cloths = ['#fbfaf7', '#243a5e', '#c9c8c4', '#8f4f3a', '#6b7f5a', '#b9a06a', '#40454d']
  const files = cloths.map((cloth, at) => demoFile({ id: at + 1, primary: at === 0, url: demoSketch(cloth) }))
  return <Rail product={demoProduct({ files, status: 'confirmed' })} />
}

/** An idea without figures, pictures, category. */
export function Bare() {
  const empty = { planQuantity: null, listPrice: null, unitCost: null, markdownPercent: null, salesPlan: null }
  const bare = { categoryIds: [], releaseOn: null, colours: [], tags: [], note: '', files: [], code: null }
  return <Rail product={demoProduct({ status: 'idea', ...empty, ...bare })} />
}

export function Loading() {
  return <Rail waiting />
}

/** The server cannot be reached. */
export function Failed() {
  return <Rail />
}
