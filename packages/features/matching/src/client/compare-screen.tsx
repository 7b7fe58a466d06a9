import type { PageAddress } from '@tsumugi/records'
import { Comparison } from '../comparison/comparison.tsx'
import { RecruitmentFrame } from './recruitment-frame.tsx'

/** /matching-console/client/recruitments/:recruitmentId: applications side by side, one of them as a radar beside the table. */
export function CompareScreen({ params }: Pick<PageAddress, 'params'>) {
  return (
    <RecruitmentFrame id={Number(params.recruitmentId)} page="applications">
      {(recruitment) => <Comparison recruitment={recruitment} />}
    </RecruitmentFrame>
  )
}
