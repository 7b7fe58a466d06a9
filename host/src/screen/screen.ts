import type { RouteName } from '@tsumugi/navigation'
import type { ParsedAddress } from '../parsed-address.ts'

/** What every screen gets from its address. */
export interface ScreenProps extends ParsedAddress {
  readonly name: RouteName
}
