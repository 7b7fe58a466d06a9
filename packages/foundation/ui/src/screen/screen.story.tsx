import { Button } from '../button/button.tsx'
import { Plus } from '../icon/icons.ts'
import { SearchField } from '../search-field/search-field.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { Status } from '../status/status.tsx'
import { Screen } from './screen.tsx'

export function OfAList() {
  return (
    <Screen
      title="展示会"
      actions={
        <>
          <SearchField label="名前で検索" value="" onChange={() => undefined} />
          <Button type="primary" icon={Plus}>
            展示会を追加
          </Button>
        </>
      }
    >
      <Skeleton rows={4} />
    </Screen>
  )
}

export function OfOneRecord() {
  return (
    <Screen
      title={
        <>
          27春夏 展示会 <Status look="going">受付中</Status>
        </>
      }
      facts={<span className="small soft">12件の注文</span>}
      back={{ href: '#list', label: '展示会' }}
      actions={<Button>編集</Button>}
    >
      <Skeleton rows={4} />
    </Screen>
  )
}
