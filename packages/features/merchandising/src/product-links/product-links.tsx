import { wordsOf } from '@tsumugi/api'
import { customWorkflowItems, movesFromMap, qualityLabelings } from '@tsumugi/contract'
import { admits, hasFunction } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { href, pageNavigator } from '@tsumugi/navigation'
import { useData } from '@tsumugi/queries'
import { useApi, useSession } from '@tsumugi/session'
import { Button, Menu, MenuItem, toast, useStyles } from '@tsumugi/ui'
import { ChevronDown } from '@tsumugi/ui/icons'
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
        {user.kind === 'brand' && hasFunction(user, 'custom_workflow.create') && <Workflows productId={product.id} />}
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

function Workflows({ productId }: { productId: number }) {
  const t = useText(linkTexts)
  const api = useApi()
  const { data } = useData(customWorkflowItems.startable, {}, { stays: true })
  const offered = data?.filter(({ target }) => target === 'merchandising') ?? []
  if (offered.length === 0) return null
  /** The draft is filled in and sent on its own page, where it is decided as well. */
  async function begin(definitionId: number) {
    try {
      const { data: item } = await api.of(customWorkflowItems).begin({ body: { definitionId, subjectId: productId } })
      pageNavigator.go(href('customWorkflowItemApproval', { id: item.id }))
    } catch (error) {
      toast({ type: 'attention', title: t('workflow.failed'), message: wordsOf(error) })
    }
  }
  return (
    <div>
      <dt>{t('workflow')}</dt>
      <dd>
        <Menu
          label={t('workflow.start')}
          trigger={(props) => (
            <Button {...props} size={24} icon={ChevronDown}>
              {t('workflow.start')}
            </Button>
          )}
        >
          {offered.map(({ id, name }) => (
            <MenuItem key={id} onSelect={() => void begin(id)}>
              {name}
            </MenuItem>
          ))}
        </Menu>
      </dd>
    </div>
  )
}
