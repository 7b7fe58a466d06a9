import { useEffect, useRef } from 'react'
import { Button } from '../button/button.tsx'
import { Tooltip } from './tooltip.tsx'

export function ReasonOfADisabledControl() {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    frame.current?.querySelector('button')?.focus({ focusVisible: true } as FocusOptions)
  }, [])
  return (
    <div ref={frame} style={{ paddingBlockStart: 80 }}>
      <Tooltip text="数量が承諾済みの版と違うため発行できません。変更版を作ってください。">
        <Button type="primary" disabled>
          発行する
        </Button>
      </Tooltip>
    </div>
  )
}
