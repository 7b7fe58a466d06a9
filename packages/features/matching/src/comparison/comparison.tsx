import { recruitments, type ComparedApplication, type RecruitmentDetail } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { useQuery } from '@tsumugi/queries'
import { Button, EmptyState } from '@tsumugi/ui'
import { useState } from 'react'
import { Listed } from '../lists/listed.tsx'
import { askedFacts, Deadline, FactList } from '../words/shown.tsx'
import { CompareTable } from './compare-table.tsx'
import { comparisonTexts } from './comparison-texts.ts'
import { SupplierPanel } from './supplier-panel.tsx'

/** Applications side by side, one of them as a radar beside the table. */
export function Comparison({ recruitment }: { readonly recruitment: RecruitmentDetail }) {
  const t = useText(comparisonTexts)
  const { data, error, mutate } = useQuery(
    recruitments.compare,
    { id: recruitment.id },
    { keep: true, topics: ['matching_application'] },
  )
  return (
    <>
      <section className="matching-panel matching-asked">
        <FactList facts={askedFacts(t, recruitment)} />
        <Deadline {...recruitment} isOpen={recruitment.status === 'open'} />
      </section>
      <Listed
        data={data}
        error={error}
        onRetry={() => void mutate()}
        empty={
          <EmptyState
            heading="h2"
            title={t(recruitment.status === 'draft' ? 'notPublished' : 'noneApplied')}
            action={
              <Button href={href('matchingSearch', null, { recruitmentId: String(recruitment.id) })}>
                {t('supplierSearch')}
              </Button>
            }
          />
        }
      >
        {({ data: all }) => <SideBySide recruitment={recruitment} applications={all} />}
      </Listed>
    </>
  )
}

interface SideBySideProps {
  readonly recruitment: RecruitmentDetail
  readonly applications: readonly ComparedApplication[]
}

function SideBySide({ recruitment, applications }: SideBySideProps) {
  const [chosenId, choose] = useState(applications[0]!.id)
  const chosen = applications.find(({ id }) => id === chosenId) ?? applications[0]!
  return (
    <div className="matching-cols">
      <CompareTable recruitment={recruitment} applications={applications} chosenId={chosen.id} onChoose={choose} />
      <SupplierPanel application={chosen} all={applications} />
    </div>
  )
}
