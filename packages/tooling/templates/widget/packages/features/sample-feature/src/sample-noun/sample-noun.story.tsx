import { SampleNoun } from './sample-noun.tsx'

export function Usual() {
  return <SampleNoun />
}
