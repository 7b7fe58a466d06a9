/// <reference types="@tsumugi/sdk/jsx" />
import { GlobalHeader, MdMap, SideMenu } from '@tsumugi/sdk'
import { useState } from 'react'

/** React exports and custom elements side by side; both take typed properties and send typed events. */
export function ProductPage() {
  const [opened, setOpened] = useState<number | null>(null)
  return (
    <>
      <GlobalHeader mode="legacy" hideRibbon onNavigate={(event) => console.info(event.detail.href)} />
      <tsumugi-ribbon mode="legacy" />
      <SideMenu mode="legacy" counts={{ messages: 3 }} />
      <MdMap
        mode="legacy"
        brandId={1}
        onProductOpen={(event) => {
          event.preventDefault()
          setOpened(event.detail.id)
        }}
      />
      <output>{opened === null ? '' : `#${opened}`}</output>
    </>
  )
}
