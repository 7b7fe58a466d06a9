import { useEffect, useState } from 'react'
import { DocumentList } from './list/document-list.tsx'
import { DocumentPage } from './page/document-page.tsx'
import { contractPages, draftOrder, goods, RealScene } from './scene.fixture.tsx'

export const Orders = () => (
  <RealScene persona="brand">
    <DocumentList definition={contractPages} />
  </RealScene>
)

/** A new draft with two lines. */
export function DraftOrder() {
  const [id, setId] = useState<number | null>(null)
  useEffect(() => {
    void draftOrder([goods('120'), goods('80', { size: 'L', unitPrice: '3520' })]).then((draft) => setId(draft.id))
  }, [])
  return id === null ? null : (
    <RealScene persona="brand">
      <DocumentPage definition={contractPages} id={id} />
    </RealScene>
  )
}
