import type { Modification } from '@tsumugi/contract'
import { useStyles } from '@tsumugi/ui'
import { demoTrees } from '../product-drawer/demo-product.fixture.ts'
import { useFieldWords } from '../product-fields/field-words.ts'
import css from './history.css?inline'
import { VersionList } from './version-list.tsx'

const changed = [
  { field: 'unitCost', before: '4410', after: '4200' },
  { field: 'releaseOn', before: '2027-03-05', after: '2027-03-12' },
]
const versions: Modification[] = [
  {
    id: 3,
    at: '2026-11-20T03:00:00Z',
    by: '森下 あさ',
    originalBy: null,
    accountId: 1,
    action: 'updated',
    changes: changed,
    restores: [],
  },
  {
    id: 2,
    at: '2026-11-18T05:30:00Z',
    by: '小川 みのり',
    originalBy: '北野 保',
    accountId: 2,
    action: 'restored',
    changes: [{ field: 'planQuantity', before: 600, after: 480 }],
    restores: changed,
  },
  {
    id: 1,
    at: '2026-11-10T01:00:00Z',
    by: '',
    originalBy: null,
    accountId: null,
    action: 'created',
    changes: [],
    restores: changed,
  },
]

export function Versions({ onRestore = () => undefined }: { onRestore?: (version: Modification) => void }) {
  useStyles(css)
  const words = useFieldWords(demoTrees, 'JPY')
  return (
    <div className="md-history">
      <VersionList versions={versions} words={{ field: words.name, value: words.value }} onRestore={onRestore} />
    </div>
  )
}
