import { SubjectRequests } from '@tsumugi/approvals'
import { movesFromMap, qualityLabelings } from '@tsumugi/contract'
import { admits, hasFunction } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { useData } from '@tsumugi/queries'
import { useSession } from '@tsumugi/session'
import { Button, useStyles } from '@tsumugi/ui'
import { lazy, Suspense, useState } from 'react'
import { labelStatusTexts, linkTexts } from './link-texts.ts'
import css from './product-links.css?inline'
import { ProductProductions, type LinkedProduct } from './product-productions.tsx'

const ResultsDialog = lazy(() => import('./results-dialog.tsx').then((m) => ({ default: m.ResultsDialog })))

/** What hangs on a product elsewhere: its labels, approvals that can be asked for, and what became of it. */
export function ProductLinks({ product }: { product: LinkedProduct }) {
  useStyles(css)
  const t = useText(linkTexts)
  const { user } = useSession()
  const [isEditing, edit] = useState(false)
  if (!user) return null
  return (
    <section className="product-links">
      <h3>{t('title')}</h3>
      <dl>
        {admits(user, movesFromMap) && <ProductProductions product={product} />}
        {user.kind === 'brand' && hasFunction(user, 'quality_labeling') && <Labels productId={product.id} />}
        <Suspense>
          <SubjectRequests
            subjectId={product.id}
            frame={(requests) => (
              <div>
                <dt>{t('workflow')}</dt>
                <dd>{requests}</dd>
              </div>
            )}
          />
        </Suspense>
        <div>
          <dt>{t('results')}</dt>
          <dd>
            <Button size={24} onClick={() => edit(true)}>
              {t('results.edit')}
            </Button>
          </dd>
        </div>
      </dl>
      {isEditing && (
        <Suspense>
          <ResultsDialog product={product} onClose={() => edit(false)} />
        </Suspense>
      )}
    </section>
  )
}

function Labels({ productId }: { productId: number }) {
  const t = useText(linkTexts)
  const statusWord = useText(labelStatusTexts)
  const query = { merchandisingId: productId, perPage: 5 }
  const { data } = useData(qualityLabelings.list, { query }, { stays: true })
  return (
    <div>
      <dt>{t('labels')}</dt>
      <dd>
        {data?.map(({ id, version, status }) => (
          <a key={id} className="small" href={href('qualityLabelingEdit', { id })}>
            {t('label.version', { version })} {statusWord(status)}
          </a>
        ))}
        {data?.length === 0 && (
          <a className="small" href={href('qualityLabelings', null, { merchandising_id: productId, new: 'true' })}>
            {t('label.new')}
          </a>
        )}
      </dd>
    </div>
  )
}
