import { useState } from 'react'
import { Tabs } from './tabs.tsx'

export function WithCount() {
  const [tab, setTab] = useState<'lines' | 'deliveries' | 'files'>('lines')
  return (
    <Tabs
      label="発注書"
      value={tab}
      onChange={setTab}
      tabs={[
        { key: 'lines', label: '明細' },
        { key: 'deliveries', label: '納品' },
        { key: 'files', label: 'ファイル', count: 4 },
      ]}
    >
      <p style={{ padding: '12px 0' }}>{tab}</p>
    </Tabs>
  )
}
