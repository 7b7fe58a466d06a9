import { DocumentList } from '@tsumugi/documents'
import { RealScene } from '@tsumugi/documents/scene'
import { sampleNouns } from './sample-nouns.ts'

export const SampleNouns = () => (
  <RealScene persona="brand">
    <DocumentList definition={sampleNouns} />
  </RealScene>
)
