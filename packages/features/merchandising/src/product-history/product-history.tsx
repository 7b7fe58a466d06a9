import type { Category, Merchandising, MerchandisingVersion } from '@tsumugi/contract'
import { formatDate, useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { Button, ErrorState, Skeleton, useStyles } from '@tsumugi/ui'
import { useState } from 'react'
import { drawerTexts } from '../product-drawer/drawer-texts.ts'
import { useFieldWords } from '../product-fields/field-words.ts'
import { useVersions } from '../product-queries.ts'
import css from './product-history.css?inline'
import { linesOf, type HistoryWords } from './version-words.ts'

export interface ProductHistoryProps {
  product: Pick<Merchandising, 'id' | 'brandId' | 'currency'>
  categories: readonly Category[]
}

/** Who changed what, newest first; earlier pages are asked for one by one. */
export function ProductHistory({ product, categories }: ProductHistoryProps) {
  useStyles(css)
  const t = useText(drawerTexts)
  const [pages, setPages] = useState(1)
  return (
    <section className="product-history">
      <h3>{t('history.title')}</h3>
      <ol>
        {Array.from({ length: pages }, (_, at) => (
          <HistoryPage
            key={at}
            page={at + 1}
            product={product}
            categories={categories}
            onMore={at + 1 === pages ? () => setPages(pages + 1) : undefined}
          />
        ))}
      </ol>
      <a
        className="small"
        href={href('merchandisingHistory', { brandId: String(product.brandId), id: String(product.id) })}
      >
        {t('history.all')}
      </a>
    </section>
  )
}

type PageProps = ProductHistoryProps & { page: number; onMore?(): void }

function HistoryPage({ product, categories, page, onMore }: PageProps) {
  const t = useText(drawerTexts)
  const { data, error, mutate } = useVersions(product.id, page)
  const fields = useFieldWords(categories, product.currency)
  if (error && !data)
    return (
      <li>
        <ErrorState onRetry={() => void mutate()} />
      </li>
    )
  if (!data)
    return (
      <li>
        <Skeleton rows={2} />
      </li>
    )
  if (page === 1 && data.data.length === 0) return <li className="faint">{t('history.none')}</li>
  const words = {
    action: (action) => t(`history.${action}`),
    field: fields.name,
    value: fields.value,
  } satisfies HistoryWords
  return (
    <>
      {data.data.map((version) => (
        <VersionRow key={version.id} version={version} words={words} />
      ))}
      {onMore && data.pagination.nextPage !== null && (
        <li className="more">
          <Button type="info-plain" size={24} onClick={onMore}>
            {t('history.more')}
          </Button>
        </li>
      )}
    </>
  )
}

/** One save: its day, what it changed, and by whom. */
export function VersionRow({ version, words }: { version: MerchandisingVersion; words: HistoryWords }) {
  const t = useText(drawerTexts)
  const { at, by, originalBy } = version
  const who = by || t('history.somebody')
  return (
    <li>
      <time dateTime={at} title={formatDate(at, 'long')}>
        {formatDate(at, 'shortNoYear')}
      </time>
      <div>
        {linesOf(version, words).map(({ label, before, after }, index) => (
          <div key={index}>
            {label}{' '}
            {before !== undefined && (
              <span className="faint">
                <s>{before}</s> →{' '}
              </span>
            )}
            {after !== undefined && <b>{after}</b>}
          </div>
        ))}
        <span className="tiny faint">{originalBy ? t('history.by', { by: who, original: originalBy }) : who}</span>
      </div>
    </li>
  )
}
