import type { KeyboardEventHandler, MouseEventHandler, PointerEventHandler, Ref } from 'react'

/** What an overlay hands to the control that opens it; spread it on a Button. */
export interface TriggerProps {
  ref: Ref<HTMLButtonElement>
  'aria-haspopup': 'menu' | 'dialog'
  'aria-expanded': boolean
  'aria-controls': string | undefined
  onClick: MouseEventHandler
  onKeyDown?: KeyboardEventHandler
  onPointerEnter?: PointerEventHandler
  onPointerLeave?: PointerEventHandler
}
