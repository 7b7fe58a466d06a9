import { RecordsScreen, type PageAddress } from '@tsumugi/records'
import { definitions } from './definitions.ts'

/** Fields of one's own: which records carry them, and what they hold. */
export function DefinitionsScreen({ params, query }: PageAddress) {
  return <RecordsScreen definition={definitions} params={params} query={query} />
}
