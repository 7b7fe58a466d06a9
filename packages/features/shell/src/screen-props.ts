import type { QueryRecord, RouteName } from '@tsumugi/navigation'

/** What a screen gets from its address. */
export interface ScreenProps {
  readonly name: RouteName
  readonly params: Readonly<Record<string, string>>
  readonly query: QueryRecord
}
