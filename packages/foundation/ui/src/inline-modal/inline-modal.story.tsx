import { useEffect, useRef } from 'react'
import { Button } from '../button/button.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { InlineModal } from './inline-modal.tsx'

const nothing = () => {}

export function Comment() {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => frame.current?.querySelector('button')?.click(), [])
  return (
    <div ref={frame}>
      <InlineModal label="確認事項" trigger={(props) => <Button {...props}>確認事項を書く</Button>}>
        <TextField label="コメント" value="ボタンは貝調で" onChange={nothing} />
      </InlineModal>
    </div>
  )
}
