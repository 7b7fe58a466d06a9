import { TextField } from '@tsumugi/ui'
import type { ComponentProps } from 'react'

/** The password that somebody has now, which a browser may fill in. */
export const PasswordField = (props: ComponentProps<typeof TextField>) => (
  <TextField type="password" autoComplete="current-password" must {...props} />
)
