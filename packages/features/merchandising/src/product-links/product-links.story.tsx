import { LinksGround } from './links-ground.fixture.tsx'
import { ProductLinks } from './product-links.tsx'
import { ResultsDialog } from './results-dialog.tsx'

const product = { id: 177, name: 'タイプライターシャツ', brandId: 3, releaseOn: '2027-02-12' }

/** A label in two versions, and two workflows that can be begun. */
export function Connected() {
  return (
    <LinksGround
      labels={[
        { id: 8, version: 2, status: 'draft' },
        { id: 7, version: 1, status: 'printed' },
      ]}
      workflows={['先上げの承認', '値下げの相談']}
    >
      <div style={{ inlineSize: 360, padding: 16 }}>
        <ProductLinks product={product} />
      </div>
    </LinksGround>
  )
}

/** No label yet. */
export function NothingYet() {
  return (
    <LinksGround>
      <div style={{ inlineSize: 360, padding: 16 }}>
        <ProductLinks product={product} />
      </div>
    </LinksGround>
  )
}

/** What was received and sold in two months. */
export function MonthlyResults() {
  return (
    <LinksGround>
      <ResultsDialog product={product} onClose={() => undefined} />
    </LinksGround>
  )
}

/** Nothing was sold yet: one month to begin with. */
export function NoResults() {
  return (
    <LinksGround results={{ currency: 'JPY', results: [] }}>
      <ResultsDialog product={product} onClose={() => undefined} />
    </LinksGround>
  )
}
