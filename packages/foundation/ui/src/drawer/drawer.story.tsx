import { Button } from '../button/button.tsx'
import { Drawer } from './drawer.tsx'

const nothing = () => {}

export function Detail() {
  return (
    <Drawer
      title="SK27-177 リネンシャツ"
      onClose={nothing}
      footer={
        <>
          <Button onClick={nothing}>閉じる</Button>
          <Button type="primary">保存する</Button>
        </>
      }
    >
      <p>北斗縫製(デモ)・1,320点・納期 2027/02/26</p>
    </Drawer>
  )
}

export function FromTheStart() {
  return (
    <Drawer title="メニュー" side="start" width={240} onClose={nothing}>
      <p>ダッシュボード</p>
    </Drawer>
  )
}
