import { SampleNounScreen } from './sample-noun-screen.tsx'

export function Empty() {
  return <SampleNounScreen />
}
