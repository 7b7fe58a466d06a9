import type { parseQuery } from '@tsumugi/navigation'

export interface ParsedAddress {
  readonly params: Readonly<Record<string, string>>
  readonly query: ReturnType<typeof parseQuery>
}
