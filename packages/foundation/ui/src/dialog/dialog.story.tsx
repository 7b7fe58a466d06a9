import { Button } from '../button/button.tsx'
import { Dialog } from './dialog.tsx'
import { TextField } from '../text-field/text-field.tsx'

const nothing = () => {}

export function Invite() {
  return (
    <Dialog title="相手先を招く" onClose={nothing} primary={{ label: '招待を送る', onClick: nothing }}>
      <TextField label="会社名" must value="青嶺ニット(デモ)" onChange={nothing} />
      <TextField label="メールアドレス" must value="hello@aomine.example" onChange={nothing} />
    </Dialog>
  )
}

export function Busy() {
  return (
    <Dialog title="発注書を発行する" onClose={nothing} busy primary={{ label: '発行しています' }}>
      <p>発行すると PDF が確定し、港南商事(デモ)に届きます。</p>
    </Dialog>
  )
}

export function CannotYet() {
  return (
    <Dialog
      title="検品を終える"
      width={400}
      onClose={nothing}
      note={<Button type="plain">下書きに残す</Button>}
      primary={{ label: '終える', reason: '差異 2 件を確かめてから終えてください。' }}
    >
      <p>請求数量が検品数を 12 点超えています。</p>
    </Dialog>
  )
}

export function Long() {
  return (
    <Dialog title="取引条件" onClose={nothing} primary={{ label: '同意する', onClick: nothing }}>
      {Array.from({ length: 30 }, (_, index) => (
        <p key={index}>{index + 1}. 納期は双方の合意した日とし、変更は書面によるものとします。</p>
      ))}
    </Dialog>
  )
}
