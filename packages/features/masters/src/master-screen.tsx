import { RecordsScreen, type Definition, type PageAddress } from '@tsumugi/records'

/** A master that needs nothing beyond its definition. */
export function MasterScreen({ definition, params, query }: PageAddress & { definition: Definition }) {
  return <RecordsScreen definition={definition} params={params} query={query} />
}
