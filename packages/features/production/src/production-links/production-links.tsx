import type { ProductionDetail } from '@tsumugi/contract'
import { SubjectRequests } from '@tsumugi/approvals'
import { FieldsPanel } from '@tsumugi/extension-fields'
import { useText } from '@tsumugi/i18n'
import { useStyles } from '@tsumugi/ui'
import { Suspense } from 'react'
import { ProductionFiles } from '../production-files/production-files.tsx'
import { linkTexts } from './link-texts.ts'
import { ProductionDocuments } from './production-documents.tsx'
import css from './production-links.css?inline'
import { TalkPanel } from './talk-panel.tsx'

interface ProductionLinksProps {
  readonly production: ProductionDetail
  readonly mayWrite: boolean
}

/** What hangs on a style: its papers and documents, and beside them fields of one's own, requests and the talk about it. */
export function ProductionLinks({ production, mayWrite }: ProductionLinksProps) {
  useStyles(css)
  const t = useText(linkTexts)
  const { id, side, merchandising } = production
  return (
    <div className="production-links">
      <div>
        <ProductionFiles production={production} mayWrite={mayWrite} />
        <ProductionDocuments id={id} />
      </div>
      <div className="rail">
        <TalkPanel key={`talk ${id}`} id={id} isOwner={side === 'owner'} />
        <div className="panel">
          <Suspense>
            <FieldsPanel key={`fields ${id}`} target="production" targetId={id} />
          </Suspense>
        </div>
        {side === 'owner' && merchandising && (
          <Suspense>
            <SubjectRequests
              subjectId={merchandising.id}
              frame={(requests) => (
                <section className="panel">
                  <header>
                    <h2>{t('requests')}</h2>
                  </header>
                  {requests}
                </section>
              )}
            />
          </Suspense>
        )}
      </div>
    </div>
  )
}
