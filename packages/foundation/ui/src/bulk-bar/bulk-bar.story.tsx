import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { Bell, Download } from '../icon/icons.ts'
import { BulkBar } from './bulk-bar.tsx'

export function ThreeChosen() {
  const [count, setCount] = useState(3)
  return (
    <BulkBar count={count} sums="4,380点・¥17,366,000" onClear={() => setCount(0)}>
      <Button type="plain" icon={Bell}>
        催促
      </Button>
      <Button type="plain" icon={Download}>
        ZIP
      </Button>
      <Button type="plain">担当を変更</Button>
      <Button type="sub-primary">請求書を作る</Button>
    </BulkBar>
  )
}
